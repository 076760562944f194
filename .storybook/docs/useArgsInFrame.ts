import { DocsContext } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { sendArgs } from './argsOfPage';

interface ArgsChange {
  storyId: string;
  updatedArgs?: Record<string, unknown>;
}

/** Passes changes of the controls to the story in the iframe. */
export function useArgsInFrame(frame: RefObject<HTMLIFrameElement | null>, storyId: string): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    let args = {};
    const send = (change: ArgsChange) => {
      if (change.storyId !== storyId || !frame.current) return;
      // A reset names no values.
      args = change.updatedArgs ? { ...args, ...change.updatedArgs } : {};
      sendArgs(frame.current, args);
    };
    channel.on(UPDATE_STORY_ARGS, send);
    channel.on(RESET_STORY_ARGS, send);
    return () => {
      channel.off(UPDATE_STORY_ARGS, send);
      channel.off(RESET_STORY_ARGS, send);
    };
  }, [channel, frame, storyId]);
}
