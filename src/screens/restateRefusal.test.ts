import { expect, it } from 'vitest';
import { restateRefusal } from './restateRefusal';

const texts = { keyMismatch: 'Attach it again.' };

it('says a refusal in the words of the form', () => {
  const problem = { refusal: { key: 'keyMismatch', text: 'key mismatch' } } as const;
  expect(restateRefusal(problem, texts)).toEqual({ refusal: { text: 'Attach it again.' } });
});

it.each([
  ['another refusal', { refusal: { key: 'systemBusy', text: 'busy' } }],
  ['a refusal in words of the server', { refusal: { text: 'Not today.' } }],
  ['a failure', { failure: 'offline', reference: 'A3CSNP' }],
  ['no problem', undefined],
] as const)('leaves %s as it is', (_, problem) => {
  expect(restateRefusal(problem, texts)).toBe(problem);
});
