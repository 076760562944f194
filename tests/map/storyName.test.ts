import { expect, it } from 'vitest';
import { sentenceCase, withAliases, withoutAliases } from '../../stories/map/storyName';

it.each([
  ['Refused By Server', 'Refused by server'],
  ['No Loss In A Year', 'No loss in a year'],
  ['Qr Code', 'QR code'],
  ['Ipos Only', 'IPOs only'],
  ['Wrong Ifsc And Upi', 'Wrong IFSC and UPI'],
  ['Dont Use Two Primaries', "Don't use two primaries"],
  ['Added Indian', 'Added Indian'],
  ['Map of all screens', 'Map of all screens'],
])('writes %s as %s', (name, sentence) => {
  expect(sentenceCase(name)).toBe(sentence);
});

it('hides further names from readers', () => {
  const name = withAliases('Default', ['出金', '提領', 'Withdraw']);
  expect(name).toBe('Default · 出金 · 提領 · Withdraw');
  expect(withoutAliases(name)).toBe('Default');
  expect(withoutAliases('Offline')).toBe('Offline');
});
