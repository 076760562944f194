import { expect, test } from 'vitest';
import { ipoHeld } from './ipoHeld';

const one = { id: 'I1', applicationId: 'A1' };
const two = { id: 'I2', applicationId: 'A2' };
const open = { id: 'I3', applicationId: null };
const held = [
  { issueId: 'I1', frozenAmount: '72000' },
  { issueId: 'I2', frozenAmount: '154000.5' },
  { issueId: 'I9', frozenAmount: '1' },
];

test.each([
  ['what is held for the issues shown, and no other', [one, two, open], held, '226000.5'],
  ['nothing without an application', [open], held, undefined],
  ['nothing while an application is unknown', [one, two], held.slice(1), undefined],
])('tells %s', (_, issues, applications, sum) => {
  expect(ipoHeld(issues, applications)).toBe(sum);
});
