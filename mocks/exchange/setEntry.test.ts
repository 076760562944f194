import { expect, test } from 'vitest';
import { lookup } from './lookup';
import { setEntry } from './setEntry';

const keys = ['__proto__', 'constructor', 'toString', '', 'P1'];

test.each(keys)('an entry with the key %j survives JSON and structuredClone', (key) => {
  const record: Record<string, string> = {};
  expect(lookup(record, key)).toBeUndefined();
  setEntry(record, key, 'first');
  setEntry(record, key, 'second');
  for (const copy of [record, JSON.parse(JSON.stringify(record)), structuredClone(record), { ...record }]) {
    expect(lookup(copy, key)).toBe('second');
    expect(Object.keys(copy)).toEqual([key]);
  }
});
