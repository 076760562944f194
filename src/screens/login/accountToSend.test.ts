import { expect, it } from 'vitest';
import { accountToSend } from './accountToSend';

it.each([
  ['9012345678', '9012345678'],
  ['+81 90-1234-5678', '9012345678'],
  ['０９０－１２３４－５６７８', '9012345678'],
  [' a.member-7 ', 'a.member-7'],
])('sends %s as %s', (typed, sent) => {
  expect(accountToSend(typed)).toBe(sent);
});
