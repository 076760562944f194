import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { Call, RawResponseOf, RequestOf } from '../../src/api/contract/call';
import type { Context } from './context';
import { type ExchangeAction, storyExchange, withExchange } from './exchange';

/**
 * Changes the exchange between the press of a button and the server's decision. The screen does not know the change when
 * it sends the next request of this call.
 *
 * @param beforeAnswer what happens on the screen between the change and the answer
 */
export function changeBeforeCall(
  context: Pick<Context, 'loaded' | 'msw'>,
  call: Call,
  action: ExchangeAction,
  beforeAnswer: () => void | Promise<void> = () => undefined,
): void {
  let done = false;
  context.msw.use(
    http.post(`*/api/vue${call.path}`, async () => {
      if (!done) {
        await withExchange(context, action);
        await beforeAnswer();
      }
      done = true;
      // The exchange's own handler answers.
      return undefined;
    }),
  );
}

/**
 * Changes the exchange's responses to a call, so that the app gets outdated data.
 *
 * @param instead request that the exchange answers in place of the app's
 */
export function changeResponse<C extends Call>(
  context: Pick<Context, 'loaded' | 'msw'>,
  call: C,
  change: (data: RawResponseOf<C>) => RawResponseOf<C>,
  instead?: RequestOf<C>,
): void {
  const { handlers } = storyExchange(context);
  context.msw.use(
    http.post(`*/api/vue${call.path}`, async ({ request }) => {
      const forwarded = instead ? new Request(request, { body: JSON.stringify(instead) }) : request;
      const answer = await getResponse(handlers, forwarded);
      if (!answer) return undefined;
      const { data, ...envelope } = await answer.json();
      const headers = { date: answer.headers.get('date') ?? '' };
      return HttpResponse.json({ ...envelope, data: data && change(data) }, { headers });
    }),
  );
}

/** The app gets outdated data until it makes a call. What it reads afterwards is the exchange's. */
export function outdateUntil<C extends Call>(
  context: Pick<Context, 'loaded' | 'msw'>,
  until: Call,
  ...[call, change]: [call: C, change: (data: RawResponseOf<C>) => RawResponseOf<C>]
): void {
  let outdated = true;
  changeResponse(context, call, (data) => (outdated ? change(data) : data));
  changeBeforeCall(context, until, () => {
    outdated = false;
  });
}

/** The exchange executes the call, but its response is lost. */
export function dropResponse(context: Pick<Context, 'loaded' | 'msw'>, call: Call): void {
  const { handlers } = storyExchange(context);
  context.msw.use(
    http.post(`*/api/vue${call.path}`, async ({ request }) => {
      await getResponse(handlers, request);
      return HttpResponse.error();
    }),
  );
}

/** The answers to one call, which can be lost for a time. */
export function createAnswers(context: Pick<Context, 'msw'>, call: Call) {
  let lost = false;
  let asked = 0;
  context.msw.use(
    http.post(`*/api/vue${call.path}`, () => {
      asked += 1;
      return lost ? HttpResponse.error() : undefined;
    }),
  );
  return {
    lose: () => {
      lost = true;
    },
    restore: () => {
      lost = false;
    },
    /** Waits until it has been asked. */
    asked: () => waitFor(() => expect(asked).toBeGreaterThan(0)),
  };
}

/** From now on these calls get no response. */
export function hangCalls(context: Pick<Context, 'msw'>, ...calls: Call[]): void {
  context.msw.use(
    ...calls.map((call) =>
      http.post(`*/api/vue${call.path}`, async () => {
        await delay('infinite');
        return undefined;
      }),
    ),
  );
}

/** Counts requests of a call from now on. The exchange still answers them. */
export function countCalls(context: Pick<Context, 'msw'>, call: Call): () => number {
  let made = 0;
  context.msw.use(
    http.post(`*/api/vue${call.path}`, () => {
      made += 1;
      return undefined;
    }),
  );
  return () => made;
}

/** Records the paths of all calls from now on. The exchange still answers them. */
export function recordPaths(context: Pick<Context, 'msw'>): readonly string[] {
  const made: string[] = [];
  context.msw.use(
    http.post('*/api/vue/*', ({ request }) => {
      made.push(new URL(request.url).pathname);
      return undefined;
    }),
  );
  return made;
}

/** The phone's connection in a story. */
export interface Connection {
  /** Fails every call while there is no connection. */
  handler: RequestHandler;
  lose: () => void;
  restore: () => void;
  /** Calls are answered again, while the browser still reports that it is offline. */
  answer: () => void;
}

/** Creates a connection that is online. `lose` and `restore` fire the browser's `online` or `offline` event. */
export function createConnection(): Connection {
  let isAnswered = true;
  const change = (isOnline: boolean) => {
    isAnswered = isOnline;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return {
    handler: http.post('*/api/vue/*', () => (isAnswered ? undefined : HttpResponse.error())),
    lose: () => change(false),
    restore: () => change(true),
    answer: () => {
      isAnswered = true;
    },
  };
}
