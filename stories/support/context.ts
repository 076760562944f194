import type { StoryContext } from '@storybook/react-vite';

/**
 * What a play function receives, but for the arguments of its story. A helper that needs less takes
 * `Pick<Context, …>`: `beforeEach` and other callers can then pass a part of the context.
 */
export type Context = Pick<
  StoryContext,
  'canvas' | 'canvasElement' | 'globals' | 'loaded' | 'msw' | 'parameters' | 'step' | 'userEvent'
>;
