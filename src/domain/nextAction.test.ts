import { describe, expect, it } from 'vitest';
import { type NextActionFacts, nextAction } from './nextAction';
import { restrictions } from './vocabulary';

/** A member who has done everything there is to do. */
const settled: NextActionFacts = {
  restrictions: [],
  verification: 'verified',
  totalAssets: '1000000',
  cardCount: 1,
  fundPasswordSet: true,
  depositPending: false,
  payments: [],
  atRisk: [],
  mustRead: [],
};
/** Just registered. */
const newcomer = {
  ...settled,
  verification: 'unverified',
  totalAssets: '0',
  cardCount: 0,
  fundPasswordSet: false,
} as const;
const soon = { issueId: 'soon', amountToPay: '120000', paymentDeadline: 2_000 };
const later = { issueId: 'later', amountToPay: '90000', paymentDeadline: 3_000 };
const near = { id: 'near', name: 'Near', liquidationPrice: '663', percent: 10 } as const;
const nearing = { id: 'nearing', name: 'Nearing', liquidationPrice: '984', percent: 50 } as const;
const oldest = { id: 'risk', title: 'Read this' };
const newest = { id: 'hours', title: 'And this' };

const kindFor = (facts: NextActionFacts) => nextAction(facts)?.kind;

describe('on the way to the first deposit and withdrawal', () => {
  it.each<[string, NextActionFacts, string | undefined]>([
    ['just registered', newcomer, 'verify'],
    ['with money, unverified', { ...settled, verification: 'unverified' }, 'verify'],
    [
      'refused, which is unverified again',
      { ...settled, verification: 'unverified', cardCount: 1 },
      'verify',
    ],
    ['verified, without a fund password', { ...newcomer, verification: 'verified' }, 'setFundPassword'],
    [
      'verified, with a fund password, without a card',
      { ...newcomer, verification: 'verified', fundPasswordSet: true },
      'addCard',
    ],
    ['with a card, without a fund password', { ...settled, fundPasswordSet: false }, 'setFundPassword'],
    ['ready, without a yen', { ...settled, totalAssets: '0.00' }, 'deposit'],
    ['ready, with all of it in positions', settled, undefined],
    ['in debt', { ...settled, totalAssets: '-12' }, undefined],
  ])('%s: %s', (_, facts, kind) => {
    expect(kindFor(facts)).toBe(kind);
  });
});

describe('under review', () => {
  const underReview = { ...newcomer, verification: 'underReview' } as const;
  it.each<[string, NextActionFacts, string | undefined]>([
    ['the rest can be done: no card before the name is known', underReview, 'setFundPassword'],
    ['and a deposit', { ...underReview, fundPasswordSet: true }, 'deposit'],
    ['nothing is left to do', { ...underReview, fundPasswordSet: true, depositPending: true }, 'verifying'],
    [
      'with money, nothing is left to do',
      { ...settled, verification: 'underReview', cardCount: 0 },
      'verifying',
    ],
    ['a deposit alone', { ...settled, totalAssets: '0', depositPending: true }, 'depositing'],
    ['a further deposit is nobody’s concern', { ...settled, depositPending: true }, undefined],
  ])('%s', (_, facts, kind) => {
    expect(kindFor(facts)).toBe(kind);
  });
});

describe('what could not be told', () => {
  it.each<[string, NextActionFacts]>([
    ['cards', { ...settled, cardCount: undefined }],
    ['the fund password', { ...settled, fundPasswordSet: undefined }],
    ['payments', { ...settled, payments: undefined }],
    ['notices', { ...settled, mustRead: undefined }],
    ['deposits, without a yen', { ...settled, totalAssets: '0', depositPending: undefined }],
  ])('suggests nothing: %s', (_, facts) => {
    expect(nextAction(facts)).toBeUndefined();
  });

  it('keeps nothing else back', () => {
    expect(kindFor({ ...newcomer, verification: 'verified', cardCount: undefined })).toBe('setFundPassword');
  });
});

describe('before all of that', () => {
  it('the oldest notice that must be read', () => {
    const facts = { ...newcomer, mustRead: [oldest, newest] };
    expect(nextAction(facts)).toEqual({ kind: 'readNotice', notice: oldest });
  });

  it('what was won and must be paid, the nearest deadline first', () => {
    const facts = { ...newcomer, mustRead: [oldest], payments: [later, soon] };
    expect(nextAction(facts)).toEqual({ kind: 'payIpo', payment: soon });
    expect(facts.payments).toEqual([later, soon]);
  });

  it('a loan that is overdue, after a payment that would be lost', () => {
    const loan = { id: 'loan', outstanding: '200870.39', dueAt: 1_000 };
    const facts = { ...newcomer, mustRead: [oldest], overdueLoan: loan };
    expect(nextAction(facts)).toEqual({ kind: 'repayLoan', loan });
    expect(kindFor({ ...facts, payments: [soon] })).toBe('payIpo');
    expect(kindFor({ ...facts, restrictions: ['tradeBanned'] })).toBe('repayLoan');
  });

  it('a position that is near its liquidation, the nearest first', () => {
    const facts = { ...newcomer, mustRead: [oldest], payments: [soon], atRisk: [nearing, near] };
    expect(nextAction(facts)).toEqual({ kind: 'atRisk', position: near });
  });

  it.each(restrictions)('a restriction, which customer service alone can lift: %s', (restriction) => {
    const facts = { ...newcomer, mustRead: [oldest], restrictions: [restriction] };
    expect(nextAction(facts)).toEqual({ kind: 'contactService' });
  });

  it.each([
    ['frozen', 'contactService'],
    ['disabled', 'contactService'],
    ['tradeBanned', 'payIpo'],
    ['withdrawBanned', 'payIpo'],
  ] as const)('a payment, unless the account can’t pay: %s', (restriction, kind) => {
    expect(kindFor({ ...settled, payments: [soon], restrictions: [restriction] })).toBe(kind);
  });

  it.each([
    ['frozen', 'contactService'],
    ['tradeBanned', 'atRisk'],
  ] as const)('a position at risk, unless the account can’t close it: %s', (restriction, kind) => {
    expect(kindFor({ ...settled, atRisk: [near], restrictions: [restriction] })).toBe(kind);
  });
});
