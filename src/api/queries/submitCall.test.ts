import { delay, HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FaultName, fault, withFaults } from '../../../mocks/faults';
import { request, succeed } from '../../../mocks/handlers/testCall';
import { listenInProcess } from '../../../mocks/node';
import { type StoryExchange, storyHandlers } from '../../../mocks/story';
import { memoryStorage, page } from '../../../tests/page';
import { deviceNow } from '../../lib/deviceClock';
import { tracesOf } from '../../session/requestTraces';
import { sessionOwner, signIn } from '../../session/session';
import { changeLoginPassword } from '../contract/settings';
import { supportSend } from '../contract/support';
import { openPosition, positionList } from '../contract/trade';
import { withdrawSubmit } from '../contract/withdrawals';
import { ApiError } from '../errors';
import { type ApiEvent, apiEvents } from '../events';
import { forgetWaits } from '../serverWaits';
import { ask } from '../transport';
import { submitCall } from './submitCall';

const server = listenInProcess([]);
afterAll(() => server.close());

let story: StoryExchange;
const ordersSent: unknown[] = [];

function onExchange(kind?: FaultName, message?: string) {
  const faults = kind ? [fault(kind, openPosition.path, message)] : [];
  story = storyHandlers({ scenario: 'trader', faults });
  // Records each order that is sent; the exchange answers it.
  const listener = http.post(`*${openPosition.path}`, async ({ request }) => {
    ordersSent.push(await request.clone().json());
  });
  server.resetHandlers(listener, ...story.handlers);
  if (story.session) signIn({ ...story.session, isAdmin: null });
}

beforeEach(() => {
  ordersSent.length = 0;
  forgetWaits();
  page.localStorage = memoryStorage();
  onExchange();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const order = { symbol: '1063.E', side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;
const formOf = (owner: string | undefined) => ({ owner, isShown: () => true, isAskedAgain: () => false });
const open = () => submitCall(openPosition, order, formOf(sessionOwner()));

async function held() {
  const list = { source: 'competition', group: 'inProgress' } as const;
  const positions = await succeed(positionList, list, story.session);
  return positions.items.filter(({ symbol }) => symbol === order.symbol);
}

it('ends done, with the answer', async () => {
  const outcome = await open();
  expect(outcome).toEqual({ step: 'done', result: (await held())[0] });
  expect(ordersSent).toMatchObject([order]);
});

it('has a new request id each time, so that two orders are two', async () => {
  await open();
  await open();
  expect(ordersSent[0]).not.toEqual(ordersSent[1]);
  expect(await held()).toHaveLength(2);
});

it('is not sent while the browser is offline, and may be sent again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await open()).toEqual({ step: 'ready' });
  expect(ordersSent).toEqual([]);
  online.mockReturnValue(true);
  expect(await open()).toMatchObject({ step: 'done' });
});

it('is sent although the browser reports that it is offline, once an answer has arrived since', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.dispatchEvent(new Event('offline'));
  expect(await open()).toEqual({ step: 'ready' });
  await ask('/common/config', { type: 'all' });
  expect(await open()).toMatchObject({ step: 'done' });
});

describe('when refused, it may be sent again and has the reason', () => {
  it.each([
    ['insufficientBalance', {}],
    ['sellableAfterMinutes', { n: '10' }],
    ['minimumBuyAmount', { n: '10' }],
  ] as const)('%s', async (key, params) => {
    onExchange('refuse', key);
    expect(await open()).toMatchObject({ step: 'ready', problem: { refusal: { key, params } } });
  });

  it('as the server wrote it, when the message is unknown', async () => {
    onExchange('refuse', 'The moon is in the wrong house.');
    expect(await open()).toEqual({
      step: 'ready',
      problem: { refusal: { text: 'The moon is in the wrong house.' } },
    });
  });

  it('by the exchange itself', async () => {
    const outcome = await submitCall(openPosition, { ...order, lots: '999' }, formOf(sessionOwner()));
    const { body } = await request(
      openPosition,
      { ...order, lots: '999', clientRequestId: 'a' },
      story.session,
    );
    expect(outcome).toMatchObject({ step: 'ready', problem: { refusal: { text: body.msg } } });
    expect(await held()).toEqual([]);
  });
});

it('without a session it was not carried out, and has no reason', async () => {
  onExchange('unauthorized');
  const owner = sessionOwner() ?? '';
  expect(await open()).toEqual({ step: 'ready' });
  expect(sessionOwner()).toBeUndefined();
  expect(tracesOf(owner)).toEqual([]);
});

describe('HTTP 4xx means that it was not carried out: the form may be sent again, and says why', () => {
  const notCarriedOut = [
    ['tooLarge', 'tooLarge'],
    ['notAccepted', 'notAccepted'],
    ['tooManyRequests', 'tooManyRequests'],
  ] as const;

  it.each(notCarriedOut)('%s', async (kind, failure) => {
    onExchange(kind);
    const { reference } = new ApiError(failure, openPosition.path);
    expect(await open()).toMatchObject({ step: 'ready', problem: { failure, reference } });
    expect(ordersSent).toHaveLength(1);
    expect(await held()).toEqual([]);
  });

  it('with the time of the next try, before which nothing is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onExchange('tooManyRequests');
    const retryAt = deviceNow() + 30_000;
    const outcome = await open();
    expect(outcome).toMatchObject({ step: 'ready', problem: { failure: 'tooManyRequests', retryAt } });
    vi.advanceTimersByTime(29_999);
    expect(await open()).toEqual(outcome);
    expect(ordersSent).toHaveLength(1);
    server.resetHandlers(...story.handlers.slice(1));
    vi.advanceTimersByTime(1);
    expect(await open()).toMatchObject({ step: 'done' });
  });
});

describe('its result is unknown, and it must not be sent again, when', () => {
  it.each([
    ['offline', 'offline'],
    ['serverError', 'server'],
    ['unavailable', 'server'],
    ['html', 'malformed'],
    ['emptyBody', 'malformed'],
    ['nullData', 'malformed'],
    ['malformed', 'malformed'],
  ] as const)('the answer is %s', async (kind, cause) => {
    onExchange(kind);
    const { reference } = new ApiError(cause, openPosition.path);
    expect(await open()).toEqual({ step: 'unknown', reference });
    expect(ordersSent).toHaveLength(1);
  });

  it('no answer arrives within 10 s', async () => {
    server.use(http.post('*', () => delay('infinite')));
    vi.useFakeTimers();
    const outcome = open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({
      step: 'unknown',
      reference: new ApiError('timeout', openPosition.path).reference,
    });
  });
});

it('after an unknown result the order may exist, once', async () => {
  onExchange('nullData');
  await open();
  expect(await held()).toHaveLength(1);
});

describe('a call that moves no money', () => {
  const message = { clientRequestId: 'a', message: 'Hello', screen: '/home/index' };
  const write = () => submitCall(supportSend, message, formOf(sessionOwner()));

  it.each([
    ['offline', 'offline'],
    ['serverError', 'server'],
    ['html', 'malformed'],
  ] as const)('may be sent again after %s, and reports why there is no answer', async (kind, failure) => {
    server.resetHandlers(...withFaults([fault(kind)], []));
    const { reference } = new ApiError(failure, supportSend.path);
    expect(await write()).toEqual({ step: 'ready', problem: { failure, reference } });
  });

  const passwords = { oldPassword: 'demo1234', newPassword: 'tokyo2026', confirmPassword: 'tokyo2026' };

  it('has no reason of its own when the session has ended: a toast tells it', async () => {
    server.resetHandlers(...withFaults([fault('unauthorized')], []));
    expect(await submitCall(changeLoginPassword, passwords, formOf(sessionOwner()))).toEqual({
      step: 'ready',
    });
  });

  it('is sent while the browser is offline, with its own request id', async () => {
    let sent: unknown;
    server.resetHandlers(
      http.post('*', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ status: 0, msg: '' });
      }),
    );
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await write()).toEqual({ step: 'ready', problem: { refusal: { text: '' } } });
    expect(sent).toEqual(message);
  });
});

describe('when another member has signed in on this device', () => {
  const events: ApiEvent[] = [];
  apiEvents.subscribe((event) => events.push(event));

  /** Another tab signs another member in. This page is frozen, so no event arrives. */
  function signInElsewhere() {
    const device = page.localStorage as Storage;
    device.setItem('account', '9012345679');
    device.setItem('tokend', 'token of the other');
  }

  beforeEach(() => {
    events.length = 0;
  });

  it.each([
    [
      'before it is sent',
      (send: () => Promise<unknown>) => {
        signInElsewhere();
        return send();
      },
    ],
    [
      'while the code that sends is loading',
      (send: () => Promise<unknown>) => {
        const sent = send();
        signInElsewhere();
        return sent;
      },
    ],
  ])('%s, nothing is sent, and the member is told', async (_, act) => {
    const form = formOf(sessionOwner());
    expect(await act(() => submitCall(openPosition, order, form))).toEqual({ step: 'ready' });
    expect(ordersSent).toEqual([]);
    expect(events).toEqual([{ kind: 'otherMember' }]);
  });

  it('a message is not sent either', async () => {
    const form = formOf(sessionOwner());
    signInElsewhere();
    const message = { clientRequestId: 'b', message: 'Hello', screen: '/home/index' };
    expect(await submitCall(supportSend, message, form)).toEqual({ step: 'ready' });
    expect(events).toEqual([{ kind: 'otherMember' }]);
  });

  it('a form that was opened before signing in is not sent as the new member', async () => {
    expect(await submitCall(openPosition, order, formOf(undefined))).toEqual({ step: 'ready' });
    expect(ordersSent).toEqual([]);
  });
});

describe('its trace', () => {
  const owner = () => sessionOwner() ?? '';

  it('is kept before it is sent, without what was typed, and removed with the answer', async () => {
    let seen: unknown;
    const listener = http.post(`*${withdrawSubmit.path}`, async ({ request }) => {
      seen = { ...((await request.json()) as object), traces: tracesOf(owner()) };
      return HttpResponse.json({ status: 0, msg: '' });
    });
    server.resetHandlers(listener);
    const payload = { cardId: 'K1', amount: '1000', fundPassword: '135790' };
    await submitCall(withdrawSubmit, payload, { ...formOf(owner()), of: 'R1' });
    const { clientRequestId: id, traces } = seen as { clientRequestId: string; traces: unknown };
    const at = expect.any(Number);
    expect(traces).toEqual([{ id, owner: owner(), path: withdrawSubmit.path, of: 'R1', at, sentAt: at }]);
    expect(tracesOf(owner())).toEqual([]);
  });

  it.each([
    ['nullData', 1],
    ['offline', 1],
    ['refuse', 0],
  ] as const)('after %s, %i is left', async (kind, left) => {
    onExchange(kind);
    await open();
    expect(tracesOf(owner())).toHaveLength(left);
  });
});
