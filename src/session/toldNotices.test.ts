import { beforeEach, expect, test } from 'vitest';
import { readStored, writeStored } from './deviceStorage';
import { takeUntold } from './toldNotices';

beforeEach(() => writeStored('told', null));

test('notices from before the first visit are no news', () => {
  expect(takeUntold('A', ['old'])).toEqual([]);
  expect(takeUntold('A', ['old'])).toEqual([]);
});

test('a new notice is taken once, also by another tab or after a reload', () => {
  takeUntold('A', []);
  expect(takeUntold('A', ['new'])).toEqual(['new']);
  // The other tab and the reloaded page read the same storage.
  expect(takeUntold('A', ['new'])).toEqual([]);
  expect(takeUntold('A', ['newer', 'new'])).toEqual(['newer']);
});

test('an answer that arrives late brings no notice back', () => {
  takeUntold('A', []);
  takeUntold('A', ['second', 'first']);
  expect(takeUntold('A', ['first'])).toEqual([]);
  expect(takeUntold('A', ['second', 'first'])).toEqual([]);
});

test('another member is told of their own, and of the one before nothing is kept', () => {
  takeUntold('A', []);
  takeUntold('A', ['one']);
  expect(takeUntold('B', ['other'])).toEqual([]);
  expect(takeUntold('B', ['one', 'other'])).toEqual(['one']);
  expect(readStored('told')).not.toContain('A');
  expect(takeUntold('A', ['two', 'one'])).toEqual([]);
});

test('of many, the latest two hundred are remembered', () => {
  const ids = Array.from({ length: 250 }, (_, index) => `N${index}`);
  takeUntold('A', []);
  for (const id of ids) takeUntold('A', [id]);
  expect(takeUntold('A', ids.slice(50))).toEqual([]);
  expect(takeUntold('A', ids.slice(0, 50))).toHaveLength(50);
});

test('damaged text counts as a first visit', () => {
  writeStored('told', '{');
  expect(takeUntold('A', ['one'])).toEqual([]);
  expect(takeUntold('A', ['two', 'one'])).toEqual(['two']);
});
