import { describe, expect, it } from 'vitest';
import { type IpoForm, type IpoPayForm, ipoPayReasons, ipoReasons } from './ipoReasons';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T10:00:00+09:00');
const open = { open: true, changesAt: now + 5 * hour };
const closed = { open: false, changesAt: now + 22 * hour };

const issue = {
  subscriptionDate: now - hour,
  deadline: now + hour,
  issuePrice: '1280',
  lotSize: 1000,
  minLots: 2,
  maxLots: 10,
};
const form: IpoForm = {
  now,
  issue,
  channel: open,
  applied: false,
  restrictions: [],
  available: '2560000',
  lots: '2',
};

describe('ipoReasons', () => {
  it('accepts an application that the balance just covers', () => {
    expect(ipoReasons(form)).toEqual([]);
  });

  it.each<[string, Partial<IpoForm>, object]>([
    ['an account banned from trading', { restrictions: ['tradeBanned'] }, { kind: 'tradeBanned' }],
    ['a frozen account', { restrictions: ['frozen'] }, { kind: 'accountFrozen' }],
    ['a second application', { applied: true }, { kind: 'ipoApplied' }],
    [
      'an issue that opens later',
      { issue: { ...issue, subscriptionDate: now + 1 } },
      { kind: 'notYetOpen', of: 'ipo', opensAt: now + 1 },
    ],
    ['the deadline itself', { issue: { ...issue, deadline: now } }, { kind: 'over', of: 'ipo' }],
    ['closed hours', { channel: closed }, { kind: 'outsideHours', of: 'ipo', opensAt: now + 22 * hour }],
    [
      'hours that ended since the answer',
      { channel: { open: true, changesAt: now } },
      { kind: 'outsideHours', of: 'ipo', opensAt: undefined },
    ],
    ['too few lots', { lots: '1' }, { kind: 'lotsBelowMinimum', minimum: 2 }],
    ['too many lots', { lots: '11' }, { kind: 'lotsAboveMaximum', maximum: 10 }],
    ['one yen too little', { available: '2559999' }, { kind: 'balanceShort', missing: '1' }],
    ['an unknown balance', { available: undefined }, { kind: 'balanceUnknown' }],
  ])('refuses %s', (_, change, reason) => {
    expect(ipoReasons({ ...form, ...change })).toMatchObject([reason]);
  });

  it('reports the account before the dates, and the dates before the lots', () => {
    const kinds = ipoReasons({
      ...form,
      restrictions: ['frozen'],
      issue: { ...issue, deadline: now },
      lots: '',
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['accountFrozen', 'over', 'lotsMissing']);
  });
});

describe('ipoPayReasons', () => {
  const pay: IpoPayForm = {
    now,
    channel: open,
    restrictions: [],
    paymentStartsAt: now,
    paymentDeadline: now + hour,
  };

  it.each<[string, Partial<IpoPayForm>, object[]]>([
    ['the moment payment opens', {}, []],
    ['a member banned from trading, who may still pay', { restrictions: ['tradeBanned'] }, []],
    ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
    [
      'the moment before payment opens',
      { paymentStartsAt: now + 1 },
      [{ kind: 'notYetOpen', of: 'ipoPayment', opensAt: now + 1 }],
    ],
    ['the deadline itself', { paymentDeadline: now }, [{ kind: 'over', of: 'ipoPayment' }]],
    [
      'the closed hours of the night',
      { channel: closed },
      [{ kind: 'outsideHours', of: 'ipo', opensAt: closed.changesAt }],
    ],
  ])('%s: the reasons against a payment', (_, change, reasons) => {
    expect(ipoPayReasons({ ...pay, ...change })).toMatchObject(reasons);
  });
});
