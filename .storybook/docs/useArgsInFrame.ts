import { DocsContext } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

interface ArgsChange {
  storyId: string;
}

/** The part of the page in the iframe that is used here. */
interface FramedPage {
  __STORYBOOK_PREVIEW__?: {
    onUpdateArgs(change: ArgsChange): Promise<void>;
    onResetArgs(change: ArgsChange): Promise<void>;
  };
}

/** Passes changes of the controls to the story in the iframe. */
export function useArgsInFrame(frame: RefObject<HTMLIFrameElement | null>, storyId: string): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const preview = () => (frame.current?.contentWindow as FramedPage | null)?.__STORYBOOK_PREVIEW__;
    const update = (change: ArgsChange) => change.storyId === storyId && preview()?.onUpdateArgs(change);
    const reset = (change: ArgsChange) => change.storyId === storyId && preview()?.onResetArgs(change);
    channel.on(UPDATE_STORY_ARGS, update);
    channel.on(RESET_STORY_ARGS, reset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, update);
      channel.off(RESET_STORY_ARGS, reset);
    };
  }, [channel, frame, storyId]);
}
