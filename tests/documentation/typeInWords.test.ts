import type { SBType } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { typeInWords } from '../../.storybook/docs/typeInWords';

const undefinedType: SBType = { name: 'other', value: 'undefined' };

test.each<[string, SBType, string]>([
  ['the values of a union', { name: 'enum', value: ['up', 'down'] }, "'up' | 'down'"],
  ['what is left without undefined', { name: 'union', value: [{ name: 'string' }, undefinedType] }, 'string'],
  ['elements', { name: 'other', value: 'ReactNode' }, 'text or elements'],
  ['the signature of a function', { name: 'function', raw: '(id: string) => void' }, '(id: string) => void'],
  [
    'the name of a contract',
    { name: 'other', value: 'v.InferOutput', raw: 'v.InferOutput<typeof ipoIssue>' },
    'IpoIssue',
  ],
])('says %s', (_, type, summary) => {
  expect(typeInWords(type)).toEqual({ summary });
});

test('keeps the TypeScript of an object as a detail', () => {
  const type: SBType = { name: 'object', value: {}, raw: '{ label: string }' };
  expect(typeInWords(type)).toEqual({ summary: 'object', detail: '{ label: string }' });
});

test('says the values that a control offers', () => {
  expect(typeInWords({ name: 'other', value: 'unknown[number]' }, ['long', 'short'])).toEqual({
    summary: "'long' | 'short'",
  });
});
