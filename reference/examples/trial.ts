import { getResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Exchange } from '../../mocks/exchange/exchange';
import { openSession } from '../../mocks/exchange/login/sessions';
import { memoryStore } from '../../mocks/exchange/memoryStore';
import { openExchange } from '../../mocks/exchange/openExchange';
import type { ExchangeStore } from '../../mocks/exchange/store';
import type { Member } from '../../mocks/exchange/world';
import { handlers } from '../../mocks/handlers/handlers';
import { type ScenarioName, scenario } from '../../mocks/scenarios/scenarios';
import {
  type Call,
  type Executed,
  executedAnswer,
  type RequestOf,
  type ResponseOf,
} from '../../src/api/contract/call';
import { demoAdvance } from '../../src/api/contract/demo';
import { exchangePreparations } from './exchangePreparations';
import type { Preparations } from './preparations';

/** Response of the exchange. */
export interface Answer {
  httpStatus: number;
  body: { status: number; msg: string; data: unknown };
}

/** A server with one signed-in member, to try a call. */
export interface Trial {
  /** Makes a call that must succeed. Returns its data. */
  ask: <C extends Call>(call: C, payload: RequestOf<C>) => Promise<Executed<ResponseOf<C>>>;
  /** Request id for a call before the sample, different each time. */
  newId: () => string;
  /** Time of the server, epoch ms. */
  now: () => number;
  /** Moves the server's clock forward. Returns its time, epoch ms. */
  advance: (minutes: number) => Promise<number>;
  prepare: Preparations;
}

/** A trial on the simulated exchange. */
export interface ExchangeTrial extends Trial {
  /** Sends a call with or without the member's headers. */
  send: (call: Pick<Call, 'path'>, payload: unknown, options?: { signedIn: boolean }) => Promise<Answer>;
  /** Changes the exchange without a call. */
  act: <T>(act: (exchange: Exchange, member: Member) => T) => Promise<T>;
}

/** Creates trials on fresh copies of a scenario. Each replaces the previous one. */
export function trialsOf(name: ScenarioName): () => ExchangeTrial {
  const { account, now, build } = scenario(name);
  const world = build();
  const member = account === null ? undefined : world.members[account];
  if (!member) throw new Error(`the scenario ${name} has no signed-in member`);
  const headers = { account: member.account, token: 'token of the trial' };
  openSession(openExchange(world, now), member, headers.token);
  const newStore = () => memoryStore({ begin: () => structuredClone(world), clock: () => now });
  let store = newStore();
  // Created once, because it takes longer than a call.
  const all = handlers({ begin: () => store.begin(), transact: (act) => store.transact(act) });
  return () => {
    store = newStore();
    return trial({ store, all, headers, now });
  };
}

interface Setting {
  store: ExchangeStore;
  all: HttpHandler[];
  headers: { account: string; token: string };
  now: number;
}

function trial({ store, all, headers, ...start }: Setting): ExchangeTrial {
  let { now } = start;
  let ids = 0;
  const send: ExchangeTrial['send'] = async ({ path }, payload, { signedIn } = { signedIn: true }) => {
    const request = new Request(`http://exchange.example/api/vue${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signedIn && headers) },
      body: JSON.stringify(payload),
    });
    const response = await getResponse(all, request);
    if (!response) return { httpStatus: 404, body: { status: 0, msg: 'not served', data: null } };
    return { httpStatus: response.status, body: await response.json() };
  };
  const ask: Trial['ask'] = async (call, payload) => {
    const { body } = await send(call, payload);
    if (body.status !== 1) throw new Error(`${call.path} was refused: ${body.msg}`);
    return executedAnswer(v.parse(call.response, body.data) as ResponseOf<typeof call>);
  };
  const act: ExchangeTrial['act'] = (act) =>
    store.transact((exchange) => {
      const member = exchange.world.members[headers.account];
      if (!member) throw new Error('the member is gone');
      return act(exchange, member);
    });
  return {
    send,
    ask,
    act,
    newId: () => `1b9d6bcd-bbfd-4b2d-9b5d-${(ids++).toString().padStart(12, '0')}`,
    now: () => now,
    advance: async (minutes) => {
      ({ now } = await ask(demoAdvance, { minutes }));
      return now;
    },
    prepare: exchangePreparations(act),
  };
}
