import { describe, expect, test } from 'vitest';
import { foreignCurrencies } from '../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { dayTradeStatuses } from '../../src/domain/dayTrading/dayTradingVocabulary';
import { ipoResults } from '../../src/domain/ipo/ipoVocabulary';
import {
  applicationStatuses,
  investmentStatuses,
  offerApplicationStatuses,
} from '../../src/domain/products/productsVocabulary';
import { withdrawalCreditScore } from '../../src/domain/rewards/creditScore';
import { type PositionStatus, positionSources } from '../../src/domain/trade/tradeVocabulary';
import { transferStatuses } from '../../src/domain/transfers/transfersVocabulary';
import { accountView } from '../exchange/account/accountView';
import { waitingReviews } from '../exchange/backOffice';
import { cardsOf } from '../exchange/cards/cards';
import { walletBalance } from '../exchange/currencyExchange/wallets';
import { reservationsIn } from '../exchange/dayTrading/reservationsOf';
import type { Exchange } from '../exchange/exchange';
import { applicationsOf, issueOf } from '../exchange/ipo/applicationsOf';
import { payForIpo } from '../exchange/ipo/pay';
import { paymentStartOf, timetableOf } from '../exchange/ipo/timetable';
import { debtAt, isOverdue } from '../exchange/loans/debt';
import { loansOf, openLoanOf } from '../exchange/loans/loansOf';
import { detailsAt } from '../exchange/market/quotes';
import { noticesFor } from '../exchange/notices/notices';
import { openExchange } from '../exchange/openExchange';
import { positionsOf } from '../exchange/trade/positionsOf';
import { requestDeposit, requestWithdrawal } from '../exchange/transfers/seed';
import type { Member } from '../exchange/world';
import { limitUpStock } from './limitUpWorld';
import { type ScenarioName, scenario } from './scenarios';

interface OpenedScenario {
  exchange: Exchange;
  member: Member;
}

function openScenario(name: ScenarioName): OpenedScenario {
  const { now, build, account } = scenario(name);
  const exchange = openExchange(build(), now);
  const member = exchange.world.members[account ?? ''];
  if (!member) throw new Error(`nobody is signed in to ${name}`);
  return { exchange, member };
}

const statusesOf = (records: Record<string, { status: string }>) =>
  new Set(Object.values(records).map(({ status }) => status));

describe('verified', () => {
  const decided = new Set(transferStatuses.filter((status) => status !== 'pendingReview'));

  test('has deposits and withdrawals in every status except pending review', () => {
    const { deposits, withdrawals } = openScenario('verified').exchange.world.transfers;
    expect(statusesOf(deposits)).toEqual(decided);
    expect(statusesOf(withdrawals)).toEqual(decided);
  });

  test('can withdraw and deposit', () => {
    const withdrawing = openScenario('verified');
    expect(cardsOf(withdrawing.exchange, withdrawing.member)).toHaveLength(2);
    expect(requestWithdrawal(withdrawing.exchange, withdrawing.member).status).toBe('pendingReview');
    const paying = openScenario('verified');
    expect(requestDeposit(paying.exchange, paying.member).status).toBe('pendingReview');
  });
});

test('underReview has a real-name check and a deposit under review', () => {
  const { exchange } = openScenario('underReview');
  expect(waitingReviews(exchange).map(({ kind }) => kind)).toEqual(['deposit', 'realName']);
});

test.each([
  ['lowCredit', 'creditInsufficient'],
  ['withdrawBanned', 'withdrawalBanned'],
] as const)('%s meets all other requirements of a withdrawal, and is refused', (name, message) => {
  const { exchange, member } = openScenario(name);
  expect(() => requestWithdrawal(exchange, member)).toThrow(message);
  Object.assign(member, { creditScore: withdrawalCreditScore, restrictions: [] } satisfies Partial<Member>);
  expect(requestWithdrawal(exchange, member).status).toBe('pendingReview');
});

describe('ipoWinner', () => {
  test('has applications with every result, and one that became a position', () => {
    const { exchange, member } = openScenario('ipoWinner');
    const applications = applicationsOf(exchange, member);
    expect(new Set(applications.map(({ result }) => result))).toEqual(new Set(ipoResults));
    expect(applications.filter(({ positionId }) => positionId !== null)).toHaveLength(1);
    expect(applications.filter(({ forfeitedAt }) => forfeitedAt !== null)).toHaveLength(1);
  });

  test('follows the calendar of every issue', () => {
    const { exchange, member } = openScenario('ipoWinner');
    const { market, now } = exchange;
    for (const record of applicationsOf(exchange, member)) {
      const { appliedAt, drawnAt, wonLots, paidAt, forfeitedAt } = record;
      const calendar = timetableOf(market, issueOf(exchange, record));
      expect(appliedAt).toBeGreaterThanOrEqual(calendar.subscriptionDate);
      expect(appliedAt).toBeLessThan(calendar.deadline);
      expect(drawnAt).toBe(calendar.drawDate > now ? null : calendar.drawDate);
      if (!wonLots) continue;
      if (paidAt !== null) {
        expect(paidAt).toBeGreaterThanOrEqual(paymentStartOf(market, calendar.drawDate));
        expect(paidAt).toBeLessThan(calendar.paymentDeadline);
      } else expect(forfeitedAt).toBe(calendar.paymentDeadline > now ? null : calendar.paymentDeadline);
      expect(record.positionId !== null).toBe(paidAt !== null && calendar.listingDate <= now);
    }
  });

  test('can pay for won lots', () => {
    const { exchange, member } = openScenario('ipoWinner');
    const waiting = applicationsOf(exchange, member, ['pendingPayment']);
    expect(waiting.map(({ id }) => payForIpo(exchange, member, id).result)).toEqual(['paymentCompleted']);
  });
});

test('debtor has a partly repaid loan, an earlier overdue one and a rejected one', () => {
  const { exchange, member } = openScenario('debtor');
  const [open, overdue, rejected] = loansOf(exchange, member);
  if (!open || !overdue || !rejected) throw new Error('loans are missing');
  expect(openLoanOf(exchange, member)).toBe(open);
  expect(open.repayments).toHaveLength(2);
  expect(Number(debtAt(open, exchange.now).principal)).toBeGreaterThan(0);
  expect(isOverdue(open, exchange.now)).toBe(false);
  expect(isOverdue(overdue, exchange.now)).toBe(true);
  expect(overdue.repaidAt).not.toBeNull();
  expect(rejected.status).toBe('rejected');
});

describe('limitUp', () => {
  const { exchange, member } = openScenario('limitUp');
  const { symbol } = limitUpStock(exchange);
  const own = positionsOf(exchange, member).filter((position) => position.symbol === symbol);

  test('a stock is at its upper limit', () => {
    const { latestPrice, limitUp } = detailsAt(exchange.market, symbol, exchange.now);
    expect(latestPrice).toBe(limitUp);
  });

  test('the member holds it long and short, and has a pending order', () => {
    const held = own.filter(({ status }) => status === 'holding');
    expect(new Set(held.map(({ side }) => side))).toEqual(new Set(['long', 'short']));
    expect(own.map(({ status }) => status)).toContain('pendingOrder');
  });
});

test('investor has investments in progress and ended, applications in every state, and three wallets', () => {
  const { exchange, member } = openScenario('investor');
  const { copyTrading, lockUp, valueStock, buyback } = exchange.world;
  expect(statusesOf(copyTrading.records)).toEqual(new Set(investmentStatuses));
  const enders = Object.values(copyTrading.records).map(({ endedBy }) => endedBy);
  expect(new Set(enders)).toEqual(new Set(['holdingTime', 'member', null]));
  expect(statusesOf(lockUp.records)).toEqual(new Set(investmentStatuses));
  expect(statusesOf(valueStock.applications)).toEqual(new Set(offerApplicationStatuses));
  expect(statusesOf(buyback.applications)).toEqual(new Set(offerApplicationStatuses));
  const filled = foreignCurrencies.filter((currency) => walletBalance(exchange, member, currency) !== '0');
  expect(filled).toEqual(['TWD', 'USD', 'INR']);
});

describe('whale', () => {
  const { exchange, member } = openScenario('whale');
  const { world } = exchange;
  const positions = positionsOf(exchange, member);
  const inStatus = (status: PositionStatus) => positions.filter((position) => position.status === status);

  test('has hundreds of positions, in every status', () => {
    expect(inStatus('closed').length).toBeGreaterThan(400);
    expect(inStatus('cancelled').length).toBeGreaterThan(100);
    expect(inStatus('holding').length).toBeGreaterThan(100);
    expect(inStatus('pendingOrder').length).toBeGreaterThan(20);
    expect(inStatus('preparingToClose').length).toBeGreaterThan(4);
    expect(new Set(positions.map(({ source }) => source))).toEqual(new Set(positionSources));
  });

  test('has several pages of applications, investments, loans and transfers', () => {
    const { ipo, blockTrade, copyTrading, lockUp, loans, transfers, currencyExchange, rewards } = world;
    expect(Object.keys(ipo.records).length).toBeGreaterThan(150);
    expect(Object.keys(blockTrade.records).length).toBeGreaterThan(100);
    expect(statusesOf(blockTrade.records)).toEqual(new Set(applicationStatuses));
    expect(statusesOf(copyTrading.records)).toEqual(new Set(investmentStatuses));
    expect(statusesOf(lockUp.records)).toEqual(new Set(investmentStatuses));
    expect(Object.keys(loans.records).length).toBeGreaterThan(8);
    expect(statusesOf(transfers.withdrawals)).toContain('pendingReview');
    expect(Object.keys(currencyExchange.records).length).toBeGreaterThan(12);
    expect(Object.keys(rewards.referrals).length).toBeGreaterThan(20);
    expect(world.ledger.entries.length).toBeGreaterThan(2000);
    expect(noticesFor(exchange, member).length).toBeGreaterThan(100);
  });

  test('has day trades of every kind', () => {
    for (const status of dayTradeStatuses) expect(reservationsIn(exchange, member, status)).not.toEqual([]);
  });

  test('has assets within the expected range', () => {
    expect(Number(accountView(exchange, member).totalAssets)).toBeGreaterThan(3_000_000_000);
    expect(Number(accountView(exchange, member).totalAssets)).toBeLessThan(4_100_000_000);
  });
});
