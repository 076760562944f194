import type { BlockTradeRejection } from '../../../src/domain/blockTrade/blockTradeVocabulary';
import { add, compare } from '../../../src/domain/decimal';
import type { ReviewQueue } from '../area';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { lookup } from '../lookup';
import { grantPosition } from '../trade/grantPosition';
import type { BlockTradeRecord } from './records';
import { blockTradeRules } from './rules';

const minute = 60_000;

/** When an application is decided automatically. */
export const reviewDueAt = ({ appliedAt }: BlockTradeRecord): number =>
  appliedAt + blockTradeRules.reviewMinutes * minute;

/** Amount frozen for an application under review, in yen: turnover and fee. */
export const totalOf = ({ turnover, purchaseFee }: BlockTradeRecord): string => add(turnover, purchaseFee);

/** The automatic review. The bid passes if it reaches the seller's price. */
export function review(exchange: Exchange, record: BlockTradeRecord): void {
  if (compare(record.price, record.sellersPrice) >= 0) pass(exchange, record);
  else reject(exchange, record, 'belowSellersPrice');
}

/** Back-office decisions on block trades, regardless of the seller's price. */
export const blockTradeReviewQueue: ReviewQueue = {
  kind: 'blockTrade',
  waiting: ({ world }) =>
    Object.values(world.blockTrade.records)
      .filter(({ status }) => status === 'pendingReview')
      .map((record) => ({
        id: record.id,
        account: record.account,
        submittedAt: record.appliedAt,
        dueAt: reviewDueAt(record),
        amount: totalOf(record),
      })),
  decide: (exchange, id, verdict) => {
    const record = lookup(exchange.world.blockTrade.records, id);
    if (record?.status !== 'pendingReview') return;
    if (verdict === 'pass') pass(exchange, record);
    else reject(exchange, record, 'review');
  },
};

/** The frozen amount becomes the position's margin and its fee. */
function pass(exchange: Exchange, record: BlockTradeRecord): void {
  const { id, account, symbol, shares, price, turnover, purchaseFee, lock } = record;
  const position = grantPosition(exchange, {
    account,
    symbol,
    shares,
    price,
    purchaseFee,
    source: 'auction',
    side: 'long',
    leverage: 1,
    originalMargin: turnover,
    lock: { ...lock },
  });
  Object.assign(record, {
    status: 'passed',
    decidedAt: exchange.now,
    positionId: position.id,
  } satisfies Partial<BlockTradeRecord>);
  const frozen = pocketOf(account, 'frozen');
  const lines = [
    ...transfer(frozen, pocketOf(account, 'positionMargin'), turnover),
    ...transfer(frozen, 'house:fees', purchaseFee),
  ];
  post(exchange.world.ledger, { at: exchange.now, reason: 'blockTradePassed', record: id, lines });
}

/** Releases the frozen amount. */
function reject({ world, now }: Exchange, record: BlockTradeRecord, rejection: BlockTradeRejection): void {
  const { id, account } = record;
  Object.assign(record, {
    status: 'rejected',
    decidedAt: now,
    rejection,
  } satisfies Partial<BlockTradeRecord>);
  const lines = transfer(pocketOf(account, 'frozen'), pocketOf(account, 'available'), totalOf(record));
  post(world.ledger, { at: now, reason: 'blockTradeRejected', record: id, lines });
}
