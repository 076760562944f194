import { describe, expect, it } from 'vitest';
import { restrictions } from '../account/accountVocabulary';
import { isUrgent, type NextActionFacts, nextAction, nextActions } from './nextAction';

/** A member without any pending step. */
const settled: NextActionFacts = {
  now: Date.parse('2026-11-20T10:15:00+09:00'),
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
const payment = (issueId: string, deadline: string) => ({
  issueId,
  amountToPay: '120000',
  paymentDeadline: Date.parse(`${deadline}+09:00`),
});
const today = payment('today', '2026-11-20T15:00');
const soon = payment('soon', '2026-11-24T15:00');
const later = payment('later', '2026-11-25T15:00');
const near = {
  id: 'near',
  name: 'Near',
  latestPrice: '678',
  liquidationPrice: '663',
  left: 9,
  move: { yen: '15', percent: '2.2' },
  lossFromHere: '100000',
} as const;
const nearing = {
  id: 'nearing',
  name: 'Nearing',
  latestPrice: '1090',
  liquidationPrice: '984',
  left: 48,
  move: { yen: '20', percent: '4' },
  lossFromHere: undefined,
} as const;
const oldest = { id: 'risk', title: 'Read this' };
const newest = { id: 'hours', title: 'And this' };

const kindFor = (facts: NextActionFacts) => nextAction(facts)?.kind;

describe('on the way to the first deposit and withdrawal', () => {
  it.each<[string, NextActionFacts, string | undefined]>([
    ['just registered', newcomer, 'verify'],
    ['with money, unverified', { ...settled, verification: 'unverified' }, 'verify'],
    [
      'refused, which counts as unverified',
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
    [
      'the fund password is suggested, but no card before the name is verified',
      underReview,
      'setFundPassword',
    ],
    ['then a deposit', { ...underReview, fundPasswordSet: true }, 'deposit'],
    [
      'without another step, the review is shown',
      { ...underReview, fundPasswordSet: true, depositPending: true },
      'verifying',
    ],
    [
      'with money and without another step, the review is shown',
      { ...settled, verification: 'underReview', cardCount: 0 },
      'verifying',
    ],
    ['only a deposit is pending', { ...settled, totalAssets: '0', depositPending: true }, 'depositing'],
    ['a further pending deposit is not shown', { ...settled, depositPending: true }, undefined],
  ])('%s', (_, facts, kind) => {
    expect(kindFor(facts)).toBe(kind);
  });
});

describe('unknown facts', () => {
  it.each<[string, NextActionFacts]>([
    ['cards', { ...settled, cardCount: undefined }],
    ['the fund password', { ...settled, fundPasswordSet: undefined }],
    ['payments', { ...settled, payments: undefined }],
    ['notices', { ...settled, mustRead: undefined }],
    ['deposits, without a yen', { ...settled, totalAssets: '0', depositPending: undefined }],
  ])('suggest nothing: %s', (_, facts) => {
    expect(nextAction(facts)).toBeUndefined();
  });

  it('do not block other suggestions', () => {
    expect(kindFor({ ...newcomer, verification: 'verified', cardCount: undefined })).toBe('setFundPassword');
  });
});

describe('with higher priority', () => {
  it('the oldest notice that must be read', () => {
    const facts = { ...newcomer, mustRead: [oldest, newest] };
    expect(nextAction(facts)).toEqual({ kind: 'readNotice', notice: oldest });
  });

  it('a payment for an allotment, the nearest deadline first', () => {
    const facts = { ...newcomer, mustRead: [oldest], payments: [later, soon] };
    expect(nextAction(facts)).toEqual({ kind: 'payIpo', payment: soon, isDueToday: false });
    expect(facts.payments).toEqual([later, soon]);
  });

  it('an overdue loan, after a payment that is due today', () => {
    const loan = { id: 'loan', outstanding: '200870.39', dueAt: 1_000 };
    const facts = { ...newcomer, mustRead: [oldest], overdueLoan: loan };
    expect(nextAction(facts)).toEqual({ kind: 'repayLoan', loan });
    expect(kindFor({ ...facts, payments: [today] })).toBe('payIpo');
    expect(kindFor({ ...facts, payments: [soon] })).toBe('repayLoan');
    expect(kindFor({ ...facts, restrictions: ['tradeBanned'] })).toBe('repayLoan');
  });

  it('a position near its liquidation, the nearest first', () => {
    const facts = { ...newcomer, mustRead: [oldest], payments: [today, soon], atRisk: [nearing, near] };
    expect(nextAction(facts)).toEqual({ kind: 'atRisk', position: near });
  });

  it.each(restrictions)('a restriction that only customer service can lift: %s', (restriction) => {
    const facts = { ...newcomer, mustRead: [oldest], restrictions: [restriction] };
    expect(nextAction(facts)).toEqual({ kind: 'contactService' });
  });

  it.each([
    ['frozen', 'contactService'],
    ['disabled', 'contactService'],
    ['tradeBanned', 'payIpo'],
    ['withdrawBanned', 'payIpo'],
  ] as const)('a payment, unless the account cannot pay: %s', (restriction, kind) => {
    expect(kindFor({ ...settled, payments: [soon], restrictions: [restriction] })).toBe(kind);
  });

  it.each([
    ['frozen', 'contactService'],
    ['tradeBanned', 'atRisk'],
  ] as const)('a position at risk, unless the account cannot close it: %s', (restriction, kind) => {
    expect(kindFor({ ...settled, atRisk: [near], restrictions: [restriction] })).toBe(kind);
  });
});

describe('all next steps', () => {
  it('are listed, the most urgent first', () => {
    const loan = { id: 'loan', outstanding: '200870.39', dueAt: 1_000 };
    const facts = {
      ...newcomer,
      payments: [later, today, soon],
      atRisk: [nearing, near],
      overdueLoan: loan,
      mustRead: [oldest, newest],
    };
    expect(nextActions(facts)).toEqual([
      { kind: 'atRisk', position: near },
      { kind: 'atRisk', position: nearing },
      { kind: 'payIpo', payment: today, isDueToday: true },
      { kind: 'repayLoan', loan },
      { kind: 'payIpo', payment: soon, isDueToday: false },
      { kind: 'payIpo', payment: later, isDueToday: false },
      { kind: 'readNotice', notice: oldest },
      { kind: 'verify' },
    ]);
    expect(facts.payments).toEqual([later, today, soon]);
  });

  it('are urgent if waiting for a day may cost money', () => {
    const loan = { id: 'loan', outstanding: '200870.39', dueAt: 1_000 };
    const facts = {
      ...newcomer,
      payments: [soon, today],
      atRisk: [near],
      overdueLoan: loan,
      mustRead: [oldest],
    };
    expect(nextActions(facts).filter(isUrgent)).toEqual([
      { kind: 'atRisk', position: near },
      { kind: 'payIpo', payment: today, isDueToday: true },
      { kind: 'repayLoan', loan },
    ]);
  });

  it('put every urgent step before one that can wait', () => {
    const loan = { id: 'loan', outstanding: '200870.39', dueAt: 1_000 };
    const facts = { ...newcomer, payments: [later, today], atRisk: [nearing], overdueLoan: loan };
    const urgent = nextActions(facts).map(isUrgent);
    expect(urgent).toEqual(urgent.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('a deadline at midnight is due on the day before', () => {
    const midnight = payment('midnight', '2026-11-21T00:00');
    expect(nextActions({ ...settled, payments: [midnight] })).toMatchObject([{ isDueToday: true }]);
  });

  it('with a ban end with customer service', () => {
    const facts = {
      ...newcomer,
      mustRead: [oldest],
      payments: [soon],
      restrictions: ['tradeBanned'],
    } as const;
    expect(nextActions(facts).map(({ kind }) => kind)).toEqual(['payIpo', 'contactService']);
  });

  it('of a frozen account are customer service alone', () => {
    const facts = { ...newcomer, payments: [today], restrictions: ['frozen'] } as const;
    expect(nextActions(facts)).toEqual([{ kind: 'contactService' }]);
  });

  it('are none for a settled member', () => {
    expect(nextActions(settled)).toEqual([]);
  });
});
