import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Change } from './change';
import { faults } from './faults';
import { harmlessChanges } from './harmless';

const root = join(import.meta.dirname, '../..');
const changes: readonly Change[] = [...faults, ...harmlessChanges];

/** Occurrences of the text in the file. */
const countIn = ({ file, text }: Change) => readFileSync(join(root, file), 'utf8').split(text).length - 1;

describe('the changes', () => {
  it.each(changes.map((change) => [change.title, change] as const))('%s', (_, change) => {
    expect(countIn(change), `“${change.text}” in ${change.file}`).toBe(1);
    expect(change.becomes).not.toBe(change.text);
  });

  it('have unique titles', () => {
    expect(new Set(changes.map(({ title }) => title)).size).toBe(changes.length);
  });
});

it('include enough faults of many kinds', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
});

it('include few faults that types and lint find', () => {
  const foundBy = (step: string) => faults.filter((fault) => fault.foundBy === step).length;
  expect(foundBy('Types')).toBeLessThanOrEqual(6);
  expect(foundBy('Lint')).toBeLessThanOrEqual(3);
});

it('include enough harmless changes', () => {
  expect(harmlessChanges.length).toBeGreaterThanOrEqual(10);
});
