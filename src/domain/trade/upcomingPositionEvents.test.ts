import { expect, it } from 'vitest';
import { upcomingPositionEvents } from './upcomingPositionEvents';

const at = (time: string) => Date.parse(`2026-03-02T${time}:00+09:00`);
const held = { status: 'holding', lock: 'minutes', buyTime: at('10:00'), sellableAt: at('10:15') } as const;

it('ends a pending order with the last session of the day', () => {
  const order = { ...held, status: 'pendingOrder', buyTime: null, sellableAt: null } as const;
  expect(upcomingPositionEvents(order, at('10:05'))).toEqual([{ kind: 'orderEnds', at: at('15:30') }]);
});

it('lists when a position becomes sellable, until that time', () => {
  expect(upcomingPositionEvents(held, at('10:14'))).toEqual([{ kind: 'sellable', at: at('10:15') }]);
  expect(upcomingPositionEvents(held, at('10:15'))).toEqual([]);
});

it('ends a pending closing with the day, of a day trade with its deadline', () => {
  const closing = { ...held, status: 'preparingToClose' } as const;
  expect(upcomingPositionEvents(closing, at('11:00'))).toEqual([{ kind: 'closingEnds', at: at('15:30') }]);
  expect(upcomingPositionEvents({ ...closing, closesAt: at('14:50') }, at('11:00'))).toEqual([
    { kind: 'deadline', at: at('14:50') },
  ]);
});

it('ends an order and a closing with their terms', () => {
  const term = { validUntil: '2026-03-06' };
  const end = Date.parse('2026-03-06T15:30:00+09:00');
  const order = { ...held, status: 'pendingOrder', buyTime: null, sellableAt: null, opening: term } as const;
  expect(upcomingPositionEvents(order, at('10:05'))).toEqual([{ kind: 'orderEnds', at: end }]);
  const closing = { ...held, status: 'preparingToClose', closing: term } as const;
  expect(upcomingPositionEvents(closing, at('11:00'))).toEqual([{ kind: 'closingEnds', at: end }]);
});

it('lists a lock and a day trade’s deadline, in order', () => {
  expect(upcomingPositionEvents({ ...held, closesAt: at('14:50') }, at('10:05'))).toEqual([
    { kind: 'sellable', at: at('10:15') },
    { kind: 'deadline', at: at('14:50') },
  ]);
});

it.each([
  [{ ...held, status: 'closed' }, '10:05'],
  [{ ...held, status: 'cancelled' }, '10:05'],
  [{ ...held, lock: 'managed', sellableAt: null }, '10:05'],
] as const)('has no events for %j', (position, time) => {
  expect(upcomingPositionEvents(position, at(time))).toEqual([]);
});
