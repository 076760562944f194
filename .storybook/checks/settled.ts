import type { StoryContext } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';

/** In ms. */
const longest = 1_500;

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Number of responses that the story awaits. A story may be about one that never comes. */
export const awaitedResponses = ({ queries }: StoryContext['loaded']): number =>
  (queries as QueryClient | undefined)?.isFetching() ?? 0;

/** Waits until no more responses are awaited than before a change, and those that have come are rendered. */
export async function settled(loaded: StoryContext['loaded'], before = 0): Promise<void> {
  const start = performance.now();
  do await nextFrame();
  while (awaitedResponses(loaded) > before && performance.now() - start < longest);
  await nextFrame();
}
