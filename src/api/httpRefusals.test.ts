import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fault, withFaults } from '../../mocks/faults';
import { serverText } from '../../mocks/handlers/serverTexts';
import { listenInProcess } from '../../mocks/node';
import { failureOf } from '../../tests/failureOf';
import '../../tests/page';
import { type MessageKey, messageKeys } from './contract/messageKeys';
import { positionList, tradeRules } from './contract/trade';
import { watchlist } from './contract/watchlist';
import { type ApiEvent, apiEvents } from './events';
import { callServer, dataOf, send } from './http';

const server = listenInProcess([]);
const events: ApiEvent[] = [];
apiEvents.subscribe((event) => events.push(event));

beforeEach(() => {
  events.length = 0;
});
afterAll(() => server.close());

const answersWith = (envelope: object) =>
  server.resetHandlers(http.post('*/api/vue/*', () => HttpResponse.json(envelope)));

/** Any call is refused with this message of the catalogue. */
const refuses = (key: MessageKey) =>
  server.resetHandlers(...withFaults([fault('refuse', undefined, key)], []));

const inProgress = { source: 'competition', group: 'inProgress' } as const;
const eastern = { exchange: 'EAST', type: 'jpy' };

/** The phrases of the specification, section 8. */
const special = [
  'outsideWithdrawalTime',
  'outsideDepositTime',
  'withdrawalMinimum',
  'withdrawalMaximum',
  'depositMinimum',
  'depositMaximum',
  'perShareApplicationCount',
  'insufficientSubscriptionFunds',
  'minimumSubscriptionQuantity',
  'blockTradeMinimum',
  'blockTradeDailyLimit',
  'notSellableForDays',
  'sellableAfterMinutes',
  'minimumBuyAmount',
] as const;

const isSpecial = (key: MessageKey) => special.some((phrase) => phrase === key);

describe('the call rule of the specification', () => {
  it('resolves with the data of a success', async () => {
    answersWith({ status: 1, data: [] });
    expect(await callServer(watchlist, eastern)).toEqual([]);
  });

  it.each(special)('resolves as false for the special phrase %s, and reports it once', async (key) => {
    refuses(key);
    expect(await callServer(tradeRules, {})).toBe(false);
    expect(events).toMatchObject([{ kind: 'message', message: { key } }]);
  });

  it.each(messageKeys.filter((key) => !isSpecial(key)))(
    'rejects with %s, and reports it once',
    async (key) => {
      refuses(key);
      const { kind, path, refusal } = await failureOf(callServer(tradeRules, {}));
      expect({ kind, path, key: refusal?.key }).toEqual({ kind: 'refused', path: tradeRules.path, key });
      expect(events).toEqual([{ kind: 'message', message: refusal }]);
    },
  );
});

describe('a refusal', () => {
  /** How a call was refused. */
  async function refusalOf(call: ReturnType<typeof send>) {
    const answer = await call;
    if (answer.ok) throw new Error('was not refused');
    return answer.refusal;
  }

  it.each(['insufficientBalance', 'sellableAfterMinutes'] as const)(
    'is an answer that is not ok, and is reported once: %s',
    async (key) => {
      refuses(key);
      const refusal = await refusalOf(send(tradeRules, {}));
      expect(refusal).toMatchObject({ key });
      expect(events).toEqual([{ kind: 'message', message: refusal }]);
    },
  );

  it.each(['insufficientBalance', 'sellableAfterMinutes'] as const)(
    'rejects where the data is needed: %s',
    async (key) => {
      refuses(key);
      const { kind, refusal } = await failureOf(dataOf(tradeRules, {}));
      expect([kind, refusal?.key]).toEqual(['refused', key]);
    },
  );

  it('carries the number of its message', async () => {
    answersWith({ status: 0, msg: serverText('aboveMaximum', { n: '5000000' }) });
    expect(await refusalOf(send(tradeRules, {}))).toMatchObject({
      key: 'aboveMaximum',
      params: { n: '5000000' },
    });
  });

  it.each([{ msg: 'Nicht genug Guthaben' }, { msg: '' }, {}])(
    'with a code of the catalogue is that message: %j',
    async (rest) => {
      answersWith({ status: 0, code: 'insufficientBalance', ...rest });
      const { key } = await refusalOf(send(tradeRules, {}));
      expect(key).toBe('insufficientBalance');
      expect(events).toMatchObject([{ kind: 'message', message: { key } }]);
    },
  );

  it.each([{ code: 17 }, { code: null }, { code: 'E302' }])(
    'with another code is recognised by its message: %j',
    async (code) => {
      answersWith({ status: 0, msg: serverText('systemBusy'), ...code });
      expect((await refusalOf(send(tradeRules, {}))).key).toBe('systemBusy');
    },
  );

  it('with an unknown message keeps the server’s text', async () => {
    const text = 'The moon is in <b>the wrong</b> house.';
    answersWith({ status: 0, msg: text });
    expect(await refusalOf(send(tradeRules, {}))).toEqual({ text });
    expect(events).toEqual([{ kind: 'message', message: { text } }]);
  });

  it.each([0, 2, -1, '0', '', 'ok', '1x'])('is any other status: %j', async (status) => {
    answersWith({ status, msg: serverText('systemBusy'), data: [] });
    expect((await refusalOf(send(positionList, inProgress))).key).toBe('systemBusy');
  });

  it.each([{}, { msg: null }, { msg: '' }, { msg: ' \n' }])(
    'without a message reports none: %j',
    async (rest) => {
      answersWith({ status: 0, ...rest });
      expect((await refusalOf(send(tradeRules, {}))).key).toBeUndefined();
      expect(events).toEqual([]);
    },
  );

  it('is not reported when the caller shows it', async () => {
    refuses('insufficientBalance');
    expect(await refusalOf(send(tradeRules, {}, { quiet: true }))).toMatchObject({
      key: 'insufficientBalance',
    });
    expect(events).toEqual([]);
  });
});
