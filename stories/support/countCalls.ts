import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import type { Call } from '../../src/api/contract/call';

/** Counts a call from now on; the exchange answers it all the same. */
export function countCalls(context: Pick<StoryContext, 'msw'>, call: Call): () => number {
  let made = 0;
  context.msw.use(
    http.post(`*/api/vue${call.path}`, () => {
      made += 1;
      return undefined;
    }),
  );
  return () => made;
}
