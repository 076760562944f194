import { getResponse } from 'msw';
import { lookup } from '../../mocks/exchange/lookup';
import { memoryStore } from '../../mocks/exchange/memoryStore';
import { newWorld } from '../../mocks/exchange/world';
import { handlers } from '../../mocks/handlers/handlers';
import { serverText } from '../../mocks/handlers/serverTexts';
import { storyNow } from '../../mocks/scenarios/clock';
import type { IdRequest } from '../../reference/examples/sameRequest';
import { requestResult } from '../../src/api/contract/common';
import type { Restriction } from '../../src/domain/account/accountVocabulary';
import type { Scene } from './scene';

/** The checked parts of a response. */
export interface Answer {
  status: number;
  msg: string;
  data: { id?: string; executed?: boolean; record?: { id: string } | null } | null;
}

let store = memoryStore({ begin: () => newWorld(1, storyNow), clock: () => storyNow });
// Created once, because it takes longer than a call.
const all = handlers({ begin: () => store.begin(), transact: (act) => store.transact(act) });

/** Opens the exchange of a scene and replaces the previous one. */
export function openScene({ world, sessions }: Scene) {
  let now = storyNow;
  store = memoryStore({ begin: () => structuredClone(world), clock: () => now });
  return {
    /** Advances the clock by two seconds, because of the limit of ten requests a second. */
    wait: () => {
      now += 2_000;
    },
    /** Sends a request as the first or second member. */
    send: async ({ call, body }: IdRequest, clientRequestId: unknown, who = 0): Promise<Answer> => {
      const request = new Request(`http://exchange.test/api/vue${call.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sessions[who] },
        body: JSON.stringify({ ...body, clientRequestId }),
      });
      return (await getResponse(all, request))?.json();
    },
    /** Asks whether a request with this id was carried out, as the first or second member. */
    ask: async (id: string, who = 0): Promise<unknown> => {
      const request = new Request(`http://exchange.test/api/vue${requestResult.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sessions[who] },
        body: JSON.stringify({ id }),
      });
      return (await (await getResponse(all, request))?.json())?.data;
    },
    /** Sets the restrictions of the first member. */
    restrict: (restrictions: Restriction[]) =>
      store.transact(({ world: now }) => {
        const member = lookup(now.members, sessions[0]?.account ?? '');
        if (member) member.restrictions = restrictions;
      }),
    /** The world as JSON, without the times of the members' last requests. */
    remembered: () =>
      store.transact(({ world: now }) => {
        const kept = structuredClone(now);
        for (const member of Object.values(kept.members)) member.recentCalls = [];
        return JSON.stringify(kept);
      }),
  };
}

/** Whether the request was executed, now or earlier; not if a changed rate must be confirmed. */
export const isDone = ({ status, data }: Answer): boolean => status === 1 && data?.executed !== false;

/** Id of the record in a response. */
export const recordOf = ({ data }: Answer): string | undefined => data?.id ?? data?.record?.id;

/** Response to an id that is invalid or belongs to another request. */
export const parameterError: Answer = { status: 0, msg: serverText('parameterError'), data: null };
