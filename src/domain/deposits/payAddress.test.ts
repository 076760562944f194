import { expect, it } from 'vitest';
import { isOpenable } from './payAddress';

it.each([
  ['https://pay.itayose.example/d/ITAYOSE-DEMO-0001', true],
  ['bitcoin:bc1qexample?amount=0.1', true],
  ['ethereum:0x0000000000000000000000000000000000000000', true],
  ['upi://pay?pa=itayose@asagiri', true],
  ['0x0000000000000000000000000000000000000000', false],
  ['http://pay.itayose.example/d/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
])('%j can be opened: %j', (address, openable) => {
  expect(isOpenable(address)).toBe(openable);
});
