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
  ['a deadline that is reached', { now: offer.deadline }, [{ kind: 'over', of: 'buyback' }]],
  ['an offer that has ended', { offer: { ...offer, open: false } }, [{ kind: 'over', of: 'buyback' }]],
  [
    'no shares held',
    { positionId: undefined, offer: { ...offer, positions: [] } },
    [{ kind: 'noSharesHeld' }],
  ],
  ['selected shares that were sold', { positionId: 'P9' }, [{ kind: 'tenderSold' }]],
  [
    'locked shares bought after the form was opened',
    { positionId: undefined, offer: { ...offer, positions: [locked] } },
    [{ kind: 'tenderLocked', until: locked.sellableAt }],
  ],
  ['shares that are already tendered', { positionId: 'P3' }, [{ kind: 'alreadyTendered' }]],
  ['locked shares', { positionId: 'P2' }, [{ kind: 'tenderLocked', until: locked.sellableAt }]],
  ['no lots', { lots: '' }, [{ kind: 'lotsMissing' }]],
  ['half a lot', { lots: '1.5' }, [{ kind: 'lotsNotWhole' }]],
  [
    'too few lots',
    { lots: '1', offer: { ...offer, minLots: 2 } },
    [{ kind: 'lotsBelowMinimum', minimum: 2 }],
  ],
  ['more lots than held', { lots: '4' }, [{ kind: 'lotsAboveMaximum', of: 'held', maximum: 3 }]],
])('%s: the reasons against a tender', (_, change, expected) => {
  expect(tenderReasons({ ...form, ...change })).toMatchObject(expected);
});

describe('the preselected position', () => {
  it.each([
    [[tendered, locked, free], 'P1'],
    [[tendered, locked], 'P3'],
    [[], undefined],
  ])('of %j is %s', (positions, id) => {
    expect(positionToTender(positions, undefined, now)?.id).toBe(id);
  });

  it('is the selected one, or none after its sale', () => {
    expect(positionToTender([free, locked], 'P2', now)).toBe(locked);
    expect(positionToTender([free], 'P2', now)).toBeUndefined();
  });
});
