import * as v from 'valibot';
import { type Board, type BoardLevel, stockBoard } from '../../src/api/contract/board';
import { compare } from '../../src/domain/decimal';
import type { Watch } from '../client';
import { isDone } from '../outcome';
import type { Report } from '../report';

/** Checks that an order book agrees with itself and with its last price. */
export const watchBoard =
  ({ expect }: Report): Watch =>
  (answer) => {
    const { call, body, sent } = answer;
    if (call.path !== stockBoard.path || !isDone(answer)) return;
    const read = v.safeParse(stockBoard.response, body?.data);
    if (!read.success) return;
    for (const [holds, what] of rules(read.output)) expect(holds, call.path, `Its board ${what}.`, sent);
  };

type Rule = [holds: boolean, what: string];

function rules(board: Board): Rule[] {
  const { asks, bids, trades, latestPrice, limitUp, limitDown, phase, auction } = board;
  const levels = [...asks, ...bids];
  const [last] = trades;
  const collecting = phase === 'opening' || phase === 'closing';
  return [
    [rises(asks, 1), 'has asks that are not sorted by price, the lowest first'],
    [rises(bids, -1), 'has bids that are not sorted by price, the highest first'],
    [
      levels.every(({ price }) => compare(price, limitUp) <= 0 && compare(price, limitDown) >= 0),
      'has a price beyond the limits of the day',
    ],
    [levels.every(({ own, shares }) => compare(own ?? '0', shares) <= 0), 'has more own shares than shares'],
    [collecting || !isCrossed(board), 'has bids that reach its asks, or a last price outside both'],
    [collecting || !auction, 'has an auction outside opening and closing'],
    [!last || compare(last.price, latestPrice) === 0, 'has another last trade than latestPrice'],
    [
      trades.every(({ at }, index) => index === 0 || at <= (trades[index - 1]?.at ?? at)),
      'has trades that are not sorted by time, the latest first',
    ],
  ];
}

const rises = (levels: readonly BoardLevel[], sign: 1 | -1): boolean =>
  levels.every(
    ({ price }, index) => index === 0 || sign * compare(price, levels[index - 1]?.price ?? price) > 0,
  );

function isCrossed({ asks: [ask], bids: [bid], latestPrice }: Board): boolean {
  if (ask && bid && compare(bid.price, ask.price) >= 0) return true;
  const last = latestPrice;
  return compare(ask?.price ?? last, last) < 0 || compare(bid?.price ?? last, last) > 0;
}
