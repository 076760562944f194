import type { StoryContext } from '@storybook/react-vite';

/**
 * The context of a play function, without the arguments of its story. A helper that needs less takes
 * `Pick<Context, …>`, so that `beforeEach` and other callers can pass a part of the context.
 */
export type Context = Pick<
  StoryContext,
  'canvas' | 'canvasElement' | 'globals' | 'loaded' | 'msw' | 'parameters' | 'step' | 'userEvent'
>;
