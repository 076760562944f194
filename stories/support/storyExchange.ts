import type { StoryExchange } from '../../mocks/story';

/** The simulated exchange that a story plays on: to look into it from a play function, or to act on it. */
export function storyExchange({ loaded }: { loaded: Record<string, unknown> }): StoryExchange {
  return loaded.exchange as StoryExchange;
}
