import { expect, it } from 'vitest';
import { compareUrgency, type OrderedApplication } from './urgency';

const application = (id: string, change: Partial<OrderedApplication>) => ({
  id,
  result: 'awaitingDraw' as const,
  appliedAt: 100,
  drawDate: 200,
  paymentDeadline: 300,
  listingDate: 400,
  listed: false,
  ...change,
});

it('orders by what must be done first, then by the next date', () => {
  const applications = [
    application('not won', { result: 'notWon', appliedAt: 90 }),
    application('listed, latest', { result: 'paymentCompleted', listed: true, appliedAt: 95 }),
    application('paid', { result: 'paymentCompleted' }),
    application('drawn later', { drawDate: 220 }),
    application('drawn next', {}),
    application('won', { result: 'won' }),
    application('to pay later', { result: 'pendingPayment', paymentDeadline: 320 }),
    application('to pay next', { result: 'pendingPayment' }),
  ];
  expect(applications.toSorted(compareUrgency).map(({ id }) => id)).toEqual([
    'to pay next',
    'to pay later',
    'won',
    'drawn next',
    'drawn later',
    'paid',
    'listed, latest',
    'not won',
  ]);
});
