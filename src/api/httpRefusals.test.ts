import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fault, withFaults } from '../../mocks/faults';
import { serverText } from '../../mocks/handlers/serverTexts';
import { listenInProcess } from '../../mocks/node';
import { failureOf } from '../../tests/failureOf';
import '../../tests/page';
import { blockTradeApply } from './contract/blockTrade';
import type { Call } from './contract/call';
import { depositSubmit } from './contract/deposits';
import { ipoApply } from './contract/ipo';
import { type MessageKey, messageKeys } from './contract/messageKeys';
import { positionList, tradeRules } from './contract/trade';
import { withdrawSubmit } from './contract/withdrawals';
import type { ServerMessage } from './errors';
import { type ApiEvent, apiEvents } from './events';
import { dataOf, send } from './http';
import { submitCall } from './queries/submitCall';

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

/** The calls that a member can meet special phrases with. */
const moneyCalls: [Call, object][] = [
  [withdrawSubmit, { card: 'K1', amount: '1000.00', fundPassword: '123456' }],
  [depositSubmit, { channel: 'asagiri', amount: '10000.00', proof: 'U1' }],
  [ipoApply, { id: 'I1', lots: '1' }],
  [blockTradeApply, { id: 'B1', lots: '1' }],
];

describe.each(moneyCalls)('the call rule of the specification: $path', (call, payload) => {
  it.each(special)('resolves as failed with the special phrase %s, and reports it once', async (key) => {
    refuses(key);
    expect(await send(call, payload)).toMatchObject({ ok: false, refusal: { key } });
    expect(events).toMatchObject([{ kind: 'message', message: { key } }]);
  });

  it.each(messageKeys.filter((key) => !isSpecial(key)))(
    'rejects with %s, and reports it once',
    async (key) => {
      refuses(key);
      const { kind, path, refusal } = await failureOf(send(call, payload));
      expect({ kind, path, key: refusal?.key }).toEqual({ kind: 'refused', path: call.path, key });
      expect(events).toEqual([{ kind: 'message', message: refusal }]);
    },
  );

  it.each(['withdrawalMinimum', 'insufficientBalance'] as const)(
    'a form shows the reason, and may be sent again: %s',
    async (key) => {
      refuses(key);
      const form = { owner: undefined, isShown: () => true, isAskedAgain: () => false };
      const outcome = await submitCall({ ...call, needsSession: false }, payload, form);
      expect(outcome).toMatchObject({ step: 'ready', problem: { refusal: { key } } });
      expect(events).toHaveLength(1);
    },
  );
});

describe('a refusal', () => {
  /** How a call was refused. */
  async function refusalOf(call: ReturnType<typeof send>): Promise<ServerMessage> {
    const { refusal } = await failureOf(call);
    if (!refusal) throw new Error('was not refused');
    return refusal;
  }

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
