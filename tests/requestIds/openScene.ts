import { getResponse } from 'msw';
import { memoryStore } from '../../mocks/exchange/memoryStore';
import { newWorld } from '../../mocks/exchange/world';
import { handlers } from '../../mocks/handlers/handlers';
import { serverText } from '../../mocks/handlers/serverTexts';
import { storyNow } from '../../mocks/scenarios/clock';
import type { Scene, Wish } from './scene';

/** The envelope of an answer, as far as it is looked at. */
export interface Answer {
  status: number;
  msg: string;
  data: { id?: string; executed?: boolean; record?: { id: string } | null } | null;
}

let store = memoryStore({ begin: () => newWorld(1, storyNow), clock: () => storyNow });
// Making them takes longer than a call.
const all = handlers({ begin: () => store.begin(), transact: (act) => store.transact(act) });

/** The exchange of a scene; the one before is over then. */
export function openScene({ world, sessions }: Scene) {
  let now = storyNow;
  store = memoryStore({ begin: () => structuredClone(world), clock: () => now });
  return {
    /** Lets two seconds pass: no more than ten requests may come within one. */
    wait: () => {
      now += 2_000;
    },
    /** Sends a request through the handlers, as the first or the second member. */
    send: async ({ call, body }: Wish, clientRequestId: unknown, who = 0): Promise<Answer> => {
      const request = new Request(`http://exchange.test/api/vue${call.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sessions[who] },
        body: JSON.stringify({ ...body, clientRequestId }),
      });
      return (await getResponse(all, request))?.json();
    },
    /** All that the exchange remembers, as JSON, but for when its members last asked for something. */
    remembered: () =>
      store.transact(({ world: now }) => {
        const kept = structuredClone(now);
        for (const member of Object.values(kept.members)) member.recentCalls = [];
        return JSON.stringify(kept);
      }),
  };
}

/** Whether something was done, now or by the same request before; not where a moved rate is to be confirmed. */
export const isDone = ({ status, data }: Answer): boolean => status === 1 && data?.executed !== false;

/** Id of the record that an answer tells of. */
export const recordOf = ({ data }: Answer): string | undefined => data?.id ?? data?.record?.id;

/** What an id gets that belongs to another request, or is none. */
export const parameterError: Answer = { status: 0, msg: serverText('parameterError'), data: null };
