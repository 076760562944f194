import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, multiply, negate, subtract } from '../../../src/domain/decimal';
import { sides } from '../../../src/domain/trade/tradeVocabulary';
import { worstCase } from '../../../src/domain/trade/worstCase';
import { accountView } from '../account/accountView';
import { balanceOf, pocketOf } from '../ledger';
import { tradeRules } from '../rules';
import { testExchange, tradedListing } from '../testExchange';
import { marginOf } from './costs';
import { openPosition } from './openPosition';
import { positionList } from './positionList';
import { positionView } from './positionView';

/** A position whose price jumps past its liquidation price. */
const jump = {
  side: fc.constantFrom(...sides),
  leverage: fc.constantFrom(2, 5, 10),
  /** A long position is opened at so many times the market's price; a short one at 1 yen. */
  times: fc.integer({ min: 3, max: 20 }),
};

// The texts on risk rely on it: tests/messages/riskStatements.test.ts.
test('after a jump of the price, a loss exceeds the margin on both sides; of a long position it has a limit', () => {
  fc.assert(
    fc.property(fc.record(jump), ({ side, leverage, times }) => {
      const setup = testExchange('100000000');
      const exchange = setup.open('09:30');
      const { symbol } = tradedListing(exchange);
      const order = { symbol, side, priceType: 'market', leverage, lots: '1' } as const;
      const position = openPosition(exchange, setup.member, order);
      const margin = marginOf(position);
      const balance = () => balanceOf(setup.world.ledger, pocketOf(setup.member.account, 'available'));
      const before = add(balance(), margin);
      const marketPrice = position.buyPrice ?? '0';
      // Moving the price at opening is the same as a jump of the market, which can't be moved.
      position.buyPrice = side === 'long' ? multiply(marketPrice, String(times)) : '1';
      setup.open('09:45');
      expect(position.closedBy).toBe('liquidation');

      const { purchaseFee } = position;
      const loss = negate(position.realisedProfit ?? '0');
      expect(compare(loss, margin)).toBe(1);
      expect(subtract(before, balance())).toBe(subtract(loss, purchaseFee));
      const turnover = multiply(position.buyPrice, String(position.shares));
      const worst = worstCase({ side, turnover, margin, purchaseFee, rates: tradeRules });
      expect(worst.bounded).toBe(side === 'long');
      if (worst.bounded) expect(compare(loss, worst.most)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 30 },
  );
});

test('the exchange bears the part of a loss that exceeds the balance, and says how much', () => {
  const setup = testExchange('100000');
  const exchange = setup.open('09:30');
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'short', priceType: 'market', leverage: 10, lots: '1' } as const;
  const position = openPosition(exchange, setup.member, order);
  position.buyPrice = '1';
  const later = setup.open('09:45');
  expect(balanceOf(setup.world.ledger, pocketOf(setup.member.account, 'available'))).toBe('0');
  const { lossBorne } = position;
  const shown = { profitLoss: '-100000', lossBorne };
  expect(positionView(later, position)).toMatchObject(shown);
  // The totals count what the member lost, without what the exchange bears.
  expect(accountView(later, setup.member)).toMatchObject({ profitAmount: '-100000', totalAssets: '0' });
  const tab = { source: 'competition', group: 'terminated', page: null } as const;
  const { sums } = positionList(later, setup.member, tab);
  expect(sums).toMatchObject(shown);
  const fees = add(String(sums.purchaseFees), String(sums.closingFees));
  expect(add(String(sums.gross), lossBorne ?? '')).toBe(add('-100000', fees));
});
