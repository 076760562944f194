import Big from 'big.js';
import type { Exchange } from '../exchange';
import { balanceOf, type LedgerEntry, type Pocket, pocketOf } from '../ledger';
import { borrowedBy } from '../loans/loansOf';
import { resultsOf } from '../results/resultsOf';
import { positionsOf } from '../trade/positionsOf';
import { isHeld } from '../trade/positionView';
import type { Member } from '../world';

const pockets: readonly Pocket[] = ['available', 'frozen', 'positionMargin', 'invested'];

/** Compares the results of all members with the ledger. Returns the differences as text; empty if there are none. */
export function resultErrors(exchange: Exchange): string[] {
  const paid = paidToHouse(exchange.world.ledger.entries);
  return Object.values(exchange.world.members).flatMap((member) =>
    differences(exchange, member, (house) => paid.get(`${member.account} ${house}`) ?? new Big(0)),
  );
}

function differences(exchange: Exchange, member: Member, paidTo: (house: string) => Big): string[] {
  const views = resultsOf(exchange, member).map(({ view }) => view());
  const sumOf = (part: 'gross' | 'fees' | 'interest' | 'lossBorne' | 'result') =>
    total(views.map((view) => String(view[part] ?? 0)));
  const open = total(
    positionsOf(exchange, member)
      .filter(isHeld)
      .map(({ purchaseFee }) => purchaseFee),
  );
  const owed = new Big(borrowedBy(exchange, member));
  const balances = total(
    pockets.map((pocket) => balanceOf(exchange.world.ledger, pocketOf(member.account, pocket))),
  );
  const broughtIn = paidTo('external').plus(paidTo('exchange:JPY')).times(-1);
  const pairs: [what: string, listed: Big, booked: Big][] = [
    ['results', sumOf('result'), balances.minus(broughtIn).minus(owed).plus(open)],
    ['fees', sumOf('fees'), paidTo('fees').minus(open)],
    ['interest', sumOf('interest'), paidTo('lender').plus(owed)],
    [
      'gross and losses borne',
      sumOf('gross').plus(sumOf('lossBorne')),
      paidTo('marketCounterparty').plus(paidTo('issuers')).plus(paidTo('rewards')).times(-1),
    ],
  ];
  const wrong = views.filter(
    ({ gross, fees, interest, lossBorne, result }) =>
      !new Big(gross)
        .minus(fees)
        .minus(interest)
        .plus(lossBorne ?? 0)
        .eq(result),
  );
  return [
    ...pairs
      .filter(([, listed, booked]) => !listed.eq(booked))
      .map(
        ([what, listed, booked]) =>
          `${member.account} has ${what} of ${listed.toFixed()}, and ${booked.toFixed()} in the ledger`,
      ),
    ...wrong.map(({ id }) => `${member.account}: ${id} does not add up`),
    ...(new Set(views.map(({ id }) => id)).size < views.length ? [`${member.account} has an id twice`] : []),
  ];
}

/** What each member paid to each account of the house in yen; negative if it was received. An entry has one member. */
function paidToHouse(entries: readonly LedgerEntry[]): Map<string, Big> {
  const sums = new Map<string, Big>();
  for (const { lines } of entries) {
    const account = lines.find((line) => !line.account.startsWith('house:'))?.account.split(':')[0];
    for (const line of lines) {
      if (!line.account.startsWith('house:')) continue;
      const key = `${account} ${line.account.slice('house:'.length)}`;
      sums.set(key, (sums.get(key) ?? new Big(0)).plus(line.amount));
    }
  }
  return sums;
}

const total = (amounts: readonly string[]): Big =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
