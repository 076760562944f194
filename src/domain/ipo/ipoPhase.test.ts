import { expect, test } from 'vitest';
import { ipoPhaseAt } from './ipoPhase';

test.each([
  [999, 'waiting'],
  [1000, 'subscribing'],
  [1999, 'subscribing'],
  [2000, 'ended'],
])('at %i a subscription from 1000 to 2000 is %s', (now, phase) => {
  expect(ipoPhaseAt({ subscriptionDate: 1000, deadline: 2000 }, now)).toBe(phase);
});
