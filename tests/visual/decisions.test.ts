import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Decision, decisionOf, decisionsElsewhere, keyOf, readDecisions } from './decisions';

const [old, current, other] = ['old', 'current', 'other'].map((text) => Buffer.from(text));
const key = keyOf(old, current);
const accepted: Decision = {
  verdict: 'accepted',
  reason: 'Buttons are taller.',
  pictures: { 'Components/Button/Default jp 390': key },
};

function fileOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'decisions-')), 'decisions.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('reads decisions, and has none without a file', () => {
  expect(readDecisions(fileOf({ decisions: [accepted] }))).toEqual([accepted]);
  expect(readDecisions('no/such/file.json')).toEqual([]);
});

it('rejects a decision without a reason', () => {
  expect(() => readDecisions(fileOf({ decisions: [{ ...accepted, reason: ' ' }] }))).toThrow(
    'A decision needs a reason.',
  );
});

it('applies to the same two pictures only', () => {
  const name = 'Components/Button/Default jp 390';
  expect(decisionOf([accepted], { name, key })).toBe(accepted);
  expect(decisionOf([accepted], { name, key: keyOf(old, other) })).toBeUndefined();
  expect(decisionOf([accepted], { name, key: keyOf(other, current) })).toBeUndefined();
  expect(decisionOf([accepted], { name, key: keyOf(undefined, current) })).toBeUndefined();
  expect(decisionOf([accepted], { name: 'Components/Button/Default en 390', key })).toBeUndefined();
});

it('prefers the decision that a difference is unwanted', () => {
  const unwanted: Decision = { ...accepted, verdict: 'unwanted', reason: 'It wraps.' };
  expect(decisionOf([accepted, unwanted], { name: 'Components/Button/Default jp 390', key })).toBe(unwanted);
});

it('keeps decisions about pictures that were not compared', () => {
  const two = { ...accepted, pictures: { ...accepted.pictures, 'Widgets/Price/Default jp 390': 'x' } };
  expect(decisionsElsewhere([two, accepted], (name) => name.startsWith('Components/'))).toEqual([
    { ...accepted, pictures: { 'Widgets/Price/Default jp 390': 'x' } },
  ]);
  expect(decisionsElsewhere([two], () => true)).toEqual([]);
});
