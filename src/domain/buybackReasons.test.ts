import { describe, expect, it } from 'vitest';
import { positionToTender, type TenderForm, tenderReasons } from './buybackReasons';

const now = Date.parse('2026-11-20T10:15:00+09:00');
const free = { id: 'P1', lots: 3, sellableAt: now - 1, tendered: false };
const locked = { id: 'P2', lots: 3, sellableAt: now + 60_000, tendered: false };
const tendered = { id: 'P3', lots: 3, sellableAt: now - 1, tendered: true };
const offer = { open: true, deadline: now + 3_600_000, minLots: 1, positions: [free, locked, tendered] };
const form: TenderForm = { now, offer, restrictions: [], positionId: 'P1', lots: '2' };

it.each<[string, Partial<TenderForm>, object[]]>([
  ['nothing', {}, []],
  ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
  ['a ban on trading, which is none on selling', { restrictions: ['tradeBanned'] }, []],
  ['the deadline', { now: offer.deadline }, [{ kind: 'over', of: 'buyback' }]],
  ['an offer that is over', { offer: { ...offer, open: false } }, [{ kind: 'over', of: 'buyback' }]],
  ['no shares', { positionId: undefined, offer: { ...offer, positions: [] } }, [{ kind: 'noSharesHeld' }]],
  ['the sale of the chosen shares', { positionId: 'P9' }, [{ kind: 'notHolding', status: 'closed' }]],
  [
    'the lock of shares bought since the form was opened',
    { positionId: undefined, offer: { ...offer, positions: [locked] } },
    [{ kind: 'tenderLocked', until: locked.sellableAt }],
  ],
  ['a tender of the same shares', { positionId: 'P3' }, [{ kind: 'alreadyTendered' }]],
  ['the lock', { positionId: 'P2' }, [{ kind: 'tenderLocked', until: locked.sellableAt }]],
  ['no lots', { lots: '' }, [{ kind: 'lotsMissing' }]],
  ['half a lot', { lots: '1.5' }, [{ kind: 'lotsNotWhole' }]],
  [
    'too few lots',
    { lots: '1', offer: { ...offer, minLots: 2 } },
    [{ kind: 'lotsBelowMinimum', minimum: 2 }],
  ],
  ['more lots than are held', { lots: '4' }, [{ kind: 'lotsAboveMaximum', of: 'held', maximum: 3 }]],
])('what keeps from tendering: %s', (_, change, expected) => {
  expect(tenderReasons({ ...form, ...change })).toMatchObject(expected);
});

describe('the position to begin with', () => {
  it.each([
    [[tendered, locked, free], 'P1'],
    [[tendered, locked], 'P3'],
    [[], undefined],
  ])('of %j is %s', (positions, id) => {
    expect(positionToTender(positions, undefined, now)?.id).toBe(id);
  });

  it('is the chosen one, and no other once that is sold', () => {
    expect(positionToTender([free, locked], 'P2', now)).toBe(locked);
    expect(positionToTender([free], 'P2', now)).toBeUndefined();
  });
});
