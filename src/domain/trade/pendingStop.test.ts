import { expect, it } from 'vitest';
import { pendingStop } from './pendingStop';

const stop = { currentStop: '540' };

it.each([
  ['a position without a closing', { status: 'holding' }, undefined],
  ['a position whose stop waits for the lock', { status: 'holding', closing: stop }, '540'],
  ['a stop that waits', { status: 'preparingToClose', closing: stop }, '540'],
  ['a closing with a limit alone', { status: 'preparingToClose', closing: { currentStop: null } }, undefined],
  [
    'a stop that was reached',
    { status: 'preparingToClose', closing: { ...stop, triggeredAt: 1_732_000_000_000 } },
    undefined,
  ],
  ['a stop order', { status: 'pendingOrder', opening: stop }, '540'],
  [
    'a limit order with a stop of its closing',
    { status: 'pendingOrder', opening: {}, closing: stop },
    undefined,
  ],
  ['a position that was opened by a stop', { status: 'holding', opening: stop, closing: null }, undefined],
] as const)('%s', (_, position, price) => {
  expect(pendingStop(position)).toBe(price);
});
