import type { Call } from '../../src/api/contract/call';
import { copyTradeRecordDetail, stopCopyTrade } from '../../src/api/contract/copyTrading';
import { currencyConvert } from '../../src/api/contract/currencyExchange';
import { loanRepay } from '../../src/api/contract/loans';
import { closePosition, openPosition, positionDetail, tradeRules } from '../../src/api/contract/trade';
import { withdrawSubmit } from '../../src/api/contract/withdrawals';
import type { Member } from '../client';
import { type LiveTrial, newId } from '../liveTrial';
import { isDone, said } from '../outcome';
import { withinRate } from '../rate';
import { NotTried, type Run } from '../run';
import { checkUnchanged, readBook } from './book';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Fields with which a good request must be asked again: what the member is said to have seen holds no longer. */
type Outdated = (scene: { trial: LiveTrial; good: { id: string } }) => object | Promise<object>;

/** A price that was better for the member: very low when buying, very high when selling. */
const betterPrice = (side: 'buy' | 'sell') => ({ seenPrice: side === 'buy' ? '0.01' : '999999999' });

const requirePriceTolerance = async (trial: LiveTrial) => {
  const { priceTolerance } = await trial.ask(tradeRules, {});
  if (priceTolerance == null) throw new NotTried('the rules have no priceTolerance');
};

/** The open follow order of an investment, after as many days as it takes the mentor to trade. */
async function openFollowOrder(trial: LiveTrial, id: string) {
  const { startsAt, endsAt } = await trial.ask(copyTradeRecordDetail, { id });
  for (let at = startsAt + minute; at < endsAt; at += day) {
    if (at > trial.now()) await trial.advance((at - trial.now()) / minute);
    const { orders } = await trial.ask(copyTradeRecordDetail, { id });
    const open = orders.find(({ status }) => status === 'holding');
    if (open) return open;
  }
  throw new NotTried('the mentor does not trade');
}

const cases: readonly [call: Call, what: string, outdated: Outdated][] = [
  [
    openPosition,
    'a market order whose price has moved against the member',
    async ({ trial }) => {
      await requirePriceTolerance(trial);
      return betterPrice('buy');
    },
  ],
  [
    closePosition,
    'a closing at the market whose price has moved against the member',
    async ({ trial, good }) => {
      await requirePriceTolerance(trial);
      const { side } = await trial.ask(positionDetail, { id: good.id });
      return betterPrice(side === 'long' ? 'sell' : 'buy');
    },
  ],
  [
    stopCopyTrade,
    'an end of a copy trade whose open order has moved against the member',
    async ({ trial, good }) => {
      await requirePriceTolerance(trial);
      const { side } = await openFollowOrder(trial, good.id);
      return betterPrice(side === 'long' ? 'sell' : 'buy');
    },
  ],
  [loanRepay, 'a repayment of all, when more is owed', () => ({ amount: '0.01', all: true })],
  [withdrawSubmit, 'a withdrawal of all, when there is another balance', () => ({ all: true })],
  [currencyConvert, 'an exchange of all, when there is another balance', () => ({ all: true })],
];

/** Sends a request that must be asked again: the answer says that nothing was executed, and nothing changes. */
export async function checkAskedAgain(
  run: Run,
  call: Call,
  { trial, good }: { trial: LiveTrial; good: object },
  member: Member,
): Promise<void> {
  const [, what, outdated] = cases.find(([one]) => one === call) ?? [];
  if (!outdated || !what) return;
  try {
    await withinRate(run, member);
    const fields = await outdated({ trial, good: good as { id: string } });
    const before = await readBook(run, member);
    const request = { ...good, ...fields, clientRequestId: newId() };
    const answer = await run.client.send(call, request, member);
    const asks = isDone(answer) && Object(answer.body?.data).executed === false;
    const sentence = `It answers to ${what} with ${said(answer)}, and does not ask again.`;
    run.report.check(asks, call.path, sentence, answer.sent);
    const after = await readBook(run, member);
    if (before && after) checkUnchanged(run, call.path, { before, after, what }, answer.sent);
  } catch (cause) {
    if (!(cause instanceof NotTried)) throw cause;
    run.report.notTried(call.path, what, cause.message);
  }
}
