import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { add, subtract } from '../../../src/domain/decimal';
import { closeSummary } from '../../../src/domain/trade/closeSummary';
import { accountView } from '../account/accountView';
import { dayTradeView } from '../dayTrading/dayTradeView';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { tradeRules } from '../rules';
import { testExchange } from '../testExchange';
import type { Member, PositionRecord } from '../world';
import { closeShares } from './closeShares';
import { marginOf } from './costs';
import { positionList } from './positionList';
import { isHeld, positionView } from './positionView';
import { memberActions, momentOf, perform } from './randomActions';

vi.setConfig({ testTimeout: 60_000 });

/** Runs random days, then inspects the held positions. */
function afterRandomDays(
  inspect: (exchange: Exchange, member: Member, held: PositionRecord[]) => void,
): number {
  let seen = 0;
  fc.assert(
    fc.property(memberActions, (actions) => {
      const { world, member, open } = testExchange('10000000');
      let { now } = open('09:30');
      for (const action of actions) {
        now = momentOf(action, now);
        perform(openExchange(world, now), member, action);
      }
      const exchange = openExchange(world, now + 5 * 60_000);
      const held = Object.values(world.positions).filter(isHeld);
      seen += held.length;
      inspect(exchange, member, held);
    }),
    { numRuns: 40 },
  );
  return seen;
}

const available = ({ world }: Exchange, { account }: Member) =>
  balanceOf(world.ledger, pocketOf(account, 'available'));

/** A position as shown in the list now. */
function shown(exchange: Exchange, position: PositionRecord) {
  const { profitLoss, latestPrice } = positionView(exchange, position);
  return { profitLoss: String(profitLoss), latestPrice: String(latestPrice) };
}

test('closing at the latest price gives exactly the displayed profit', () => {
  const seen = afterRandomDays((exchange, member, held) => {
    for (const position of held) {
      const { profitLoss, latestPrice } = shown(exchange, position);
      const [margin, before] = [marginOf(position), available(exchange, member)];
      closeShares(exchange, position, position.shares, latestPrice);
      // The exchange bears a loss beyond the member's funds.
      const result = add(profitLoss, position.lossBorne ?? '0');
      expect(position.realisedProfit).toBe(result);
      expect(shown(exchange, position).profitLoss).toBe(result);
      expect(available(exchange, member)).toBe(add(before, margin, result, position.purchaseFee));
    }
  });
  expect(seen).toBeGreaterThan(0);
});

test('closing a part gives the amount of the close form, and the rest shows its own result', () => {
  let parts = 0;
  afterRandomDays((exchange, _, held) => {
    for (const position of held.filter(({ shares }) => shares > tradeRules.lotSize)) {
      const { side, shares, buyPrice, originalMargin, addedMargin, purchaseFee } = position;
      const { latestPrice } = shown(exchange, position);
      const summary = closeSummary(
        { side, shares, buyPrice: buyPrice ?? '', originalMargin, addedMargin, purchaseFee },
        { priceType: 'market', limitPrice: '', latestPrice, shares: tradeRules.lotSize, rates: tradeRules },
      );
      const part = closeShares(exchange, position, tradeRules.lotSize, latestPrice);
      expect(part.realisedProfit).toBe(summary?.net);
      const rest = shown(exchange, position);
      closeShares(exchange, position, position.shares, latestPrice);
      expect(position.realisedProfit).toBe(rest.profitLoss);
      parts += 1;
    }
  });
  expect(parts).toBeGreaterThan(0);
});

test('a day trade shows the result of closing the rest, including parts closed before', () => {
  let seen = 0;
  afterRandomDays((exchange, _, held) => {
    for (const reservation of Object.values(exchange.world.dayTrading.reservations)) {
      const position = held.find(({ id }) => id === reservation.positionId);
      if (!position) continue;
      const before = dayTradeView(exchange, reservation);
      closeShares(exchange, position, position.shares, String(before.latestPrice));
      expect(dayTradeView(exchange, reservation).profitLoss).toBe(before.profitLoss);
      seen += 1;
    }
  });
  expect(seen).toBeGreaterThan(0);
});

test('the account and the list totals show the result of closing everything, with its breakdown', () => {
  afterRandomDays((exchange, member, held) => {
    const list = () => positionList(exchange, member, { source: 'competition', group: 'inProgress' }).sums;
    const before = accountView(exchange, member);
    const { unrealisedProfit, purchaseFees, closingFees, netUnrealisedProfit } = before;
    expect(list()).toMatchObject({
      gross: unrealisedProfit,
      purchaseFees,
      closingFees,
      profitLoss: netUnrealisedProfit,
    });
    expect(netUnrealisedProfit).toBe(
      subtract(subtract(String(unrealisedProfit), String(purchaseFees)), String(closingFees)),
    );
    for (const position of held)
      closeShares(exchange, position, position.shares, shown(exchange, position).latestPrice);
    const after = accountView(exchange, member);
    expect(after.profitAmount).toBe(add(String(before.profitAmount), String(netUnrealisedProfit)));
    expect(after.netUnrealisedProfit).toBe('0');
    expect(
      positionList(exchange, member, { source: 'competition', group: 'terminated' }).sums.profitLoss,
    ).toBe(after.profitAmount);
  });
});
