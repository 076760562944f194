import { getResponse, HttpResponse, http } from 'msw';
import { hostileBody } from '../../mocks/hostile/mutations';
import { seededChoices } from '../../mocks/hostile/values';
import type { Context } from '../support/context';
import { storyExchange } from '../support/exchange';

/** A seed per path: independent of the order of a screen's requests. */
function seedOf(path: string, seed: number): number {
  let hash = seed;
  for (const letter of path) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
}

/** Corrupts every response of the exchange according to a seed, from now on; none while it is undefined. */
export function corruptResponses(context: Context): (seed: number | undefined) => void {
  const { handlers } = storyExchange(context);
  let present: number | undefined;
  context.msw.use(
    http.post('*/api/vue/*', async ({ request }) => {
      const seed = present;
      const answer = await getResponse(handlers, request);
      if (!answer || seed === undefined) return answer;
      const { data } = await answer.json();
      const choose = seededChoices(seedOf(new URL(request.url).pathname, seed));
      return new HttpResponse(hostileBody(data, choose), {
        headers: {
          date: answer.headers.get('date') ?? '',
          'content-type': choose(3) ? 'application/json' : 'text/html',
        },
      });
    }),
  );
  return (seed) => {
    present = seed;
  };
}
