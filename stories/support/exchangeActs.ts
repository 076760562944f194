import type { StoryContext } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { delay, getResponse, HttpResponse, http } from 'msw';
import { advanceBy } from '../../mocks/exchange/clock';
import { demoMember } from '../../mocks/exchange/demoMember';
import type { Exchange } from '../../mocks/exchange/exchange';
import type { Member } from '../../mocks/exchange/world';
import type { Call, RawResponseOf, RequestOf } from '../../src/api/contract/call';
import { learnServerTime } from '../../src/api/serverClock';
import { storyExchange } from './storyExchange';

/** Something that is done on the exchange. */
export type Act = (exchange: Exchange, member: Member) => void;

type Context = Pick<StoryContext, 'loaded' | 'msw'>;

/** Does something on the exchange now, as if it were done from another phone, by customer service or by time itself. */
export async function act(context: { loaded: Record<string, unknown> }, deed: Act): Promise<void> {
  await storyExchange(context).store.transact((exchange) => {
    const member = exchange.world.members[demoMember.account];
    if (!member) throw new Error('nobody is there');
    deed(exchange, member);
  });
}

/** The clock moves forward by so many minutes, and what happens on the way happens. */
export const minutesLater =
  (minutes: number): Act =>
  (exchange) =>
    advanceBy(exchange, minutes);

/** From the moment of the stories, Friday at 10:15, to the same time on Tuesday, the next trading day. */
export const nextTradingDay = minutesLater(4 * 24 * 60);

/** What is to be so before the screen is there: for a story's `beforeEach`. */
export type Preparation = (context: Pick<StoryContext, 'loaded' | 'msw'>) => void | Promise<void>;

/** What is done on the exchange before the screen is there. The phone knows the time that it is then. */
export const before =
  (...deeds: Act[]): Preparation =>
  async (context) => {
    for (const deed of deeds) await act(context, deed);
    const now = await storyExchange(context).store.transact((exchange) => exchange.now);
    learnServerTime(new Date(now).toUTCString());
  };

/** One preparation after the other. */
export const inTurn =
  (...preparations: Preparation[]): ((context: Context) => Promise<void>) =>
  async (context) => {
    for (const prepare of preparations) await prepare(context);
  };

/**
 * What is done on the exchange between the press of a button and the server's judgement: the next call of this path
 * finds another world than the one that the phone knew.
 */
export function meanwhile(context: Context, call: Call, deed: Act): void {
  let done = false;
  context.msw.use(
    http.post(`*/api/vue${call.path}`, async () => {
      if (!done) await act(context, deed);
      done = true;
      // The exchange's own handler answers.
      return undefined;
    }),
  );
}

/**
 * The phone gets an answer that is out of date in some way: what the exchange says, but for a change.
 *
 * @param instead what the exchange is asked in place of what the phone asks
 */
export function outOfDate<C extends Call>(
  context: Context,
  call: C,
  change: (data: RawResponseOf<C>) => RawResponseOf<C>,
  instead?: RequestOf<C>,
): void {
  const { handlers } = storyExchange(context);
  context.msw.use(
    http.post(`*/api/vue${call.path}`, async ({ request }) => {
      const asked = instead ? new Request(request, { body: JSON.stringify(instead) }) : request;
      const answer = await getResponse(handlers, asked);
      if (!answer) return undefined;
      const { data, ...envelope } = await answer.json();
      const headers = { date: answer.headers.get('date') ?? '' };
      return HttpResponse.json({ ...envelope, data: data && change(data) }, { headers });
    }),
  );
}

/** The exchange carries the next call out, and its answer gets lost on the way. */
export function loseAnswer(context: Context, call: Call): void {
  const { handlers } = storyExchange(context);
  context.msw.use(
    http.post(`*/api/vue${call.path}`, async ({ request }) => {
      await getResponse(handlers, request);
      return HttpResponse.error();
    }),
  );
}

/** A minute passes for the exchange and for the phone: whatever is answered from now on tells both the same time. */
export async function minutePasses(context: Context): Promise<void> {
  await act(context, minutesLater(1));
  MockDate.set(Date.now() + 60_000);
}

/** From now on no answer comes to these calls. */
export function silence(context: Context, ...calls: Call[]): void {
  context.msw.use(
    ...calls.map((call) =>
      http.post(`*/api/vue${call.path}`, async () => {
        await delay('infinite');
        return undefined;
      }),
    ),
  );
}
