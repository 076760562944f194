import Big from 'big.js';
import { accountView } from '../account/accountView';
import { totalOf } from '../blockTrade/review';
import { cashOf } from '../copyTrading/currentValue';
import type { Exchange } from '../exchange';
import { frozenFor, investedIn } from '../ipo/prices';
import { balanceOf, currencyOf, type LedgerAccount, type Pocket, pocketOf } from '../ledger';
import { marginOf } from '../trade/costs';
import { isHeld } from '../trade/positionView';
import type { Member } from '../world';

/** Checks the ledger of an exchange. Returns the errors as text; empty if there are none. */
export function ledgerErrors(exchange: Exchange): string[] {
  const members = Object.values(exchange.world.members);
  return [
    ...unbalanced(exchange),
    ...overdrawn(exchange),
    ...members.flatMap((member) => wrongHoldings(exchange, member)),
  ];
}

/** The accounts of each currency must sum to zero. */
function unbalanced({ world: { ledger } }: Exchange): string[] {
  const sums = new Map<string, Big>();
  for (const account of Object.keys(ledger.balances) as LedgerAccount[]) {
    const currency = currencyOf(account);
    sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(balanceOf(ledger, account)));
  }
  return [...sums]
    .filter(([, sum]) => !sum.eq(0))
    .map(([currency, sum]) => `${currency} is off by ${sum.toFixed()}`);
}

function overdrawn({ world: { ledger } }: Exchange): string[] {
  return Object.entries(ledger.balances)
    .filter(([account, balance]) => !account.startsWith('house:') && new Big(balance).lt(0))
    .map(([account, balance]) => `${account} is ${balance}`);
}

/** Each pocket must equal the sum of the member's records exactly, and all pockets together the member's assets. */
function wrongHoldings(exchange: Exchange, member: Member): string[] {
  const { account } = member;
  const expected = { frozen: frozenBy(exchange, account), ...heldBy(exchange, account) };
  const problems = Object.entries(expected).flatMap(([pocket, sum]) => {
    const balance = balanceOf(exchange.world.ledger, pocketOf(account, pocket as Pocket));
    return sum.eq(balance) ? [] : [`${account} has ${balance} ${pocket}, and records of ${sum.toFixed()}`];
  });
  const view = accountView(exchange, member);
  const { availableFunds, frozenFunds, positionMargin, investedFunds, unrealisedProfit, foreignFunds } = view;
  const parts = [availableFunds, frozenFunds, positionMargin, investedFunds, unrealisedProfit, foreignFunds];
  const assets = total(parts.map(String));
  return assets.eq(view.totalAssets)
    ? problems
    : [...problems, `${account} has assets of ${view.totalAssets}`];
}

function frozenBy({ world }: Exchange, account: string): Big {
  const own = ownedBy(account);
  return total([
    ...own(world.positions).map(({ reserved }) => reserved),
    ...own(world.dayTrading.reservations).map(({ reserved }) => reserved),
    ...own(world.ipo.records).map(frozenFor),
    ...own(world.blockTrade.records).filter(isPending).map(totalOf),
    ...own(world.valueStock.applications)
      .filter(isPending)
      .flatMap(({ turnover, purchaseFee }) => [turnover, purchaseFee]),
    ...own(world.transfers.withdrawals)
      .filter(({ status }) => status === 'pendingReview' || status === 'passed')
      .map(({ amount }) => amount),
  ]);
}

function heldBy({ world }: Exchange, account: string): { positionMargin: Big; invested: Big } {
  const own = ownedBy(account);
  return {
    positionMargin: total(own(world.positions).filter(isHeld).map(marginOf)),
    invested: total([
      ...own(world.ipo.records).map(investedIn),
      ...own(world.copyTrading.records)
        .filter(({ status }) => status === 'inProgress')
        .map((record) => cashOf(world, record)),
      ...own(world.lockUp.records)
        .filter(({ status }) => status === 'inProgress')
        .map(({ principal }) => principal),
    ]),
  };
}

function ownedBy(account: string) {
  return <T extends { account: string }>(records: Record<string, T>): T[] =>
    Object.values(records).filter((record) => record.account === account);
}

const isPending = ({ status }: { status: string }): boolean => status === 'pendingReview';

const total = (amounts: string[]): Big => amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
