import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

/**
 * Lets controls show which of their named choices is chosen. At first, Storybook passes them the value that the name stands
 * for, which is not among the options. After an update it passes the name.
 */
export function useChosenNames(): void {
  const { channel, componentStories } = useContext(DocsContext);
  useEffect(() => {
    const storyId = componentStories().find(({ tags }) => tags.includes('autodocs'))?.id;
    if (storyId) channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: {} });
  }, [channel, componentStories]);
}
