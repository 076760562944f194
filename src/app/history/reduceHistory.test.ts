import { describe, expect, it } from 'vitest';
import {
  adopted,
  amended,
  changes,
  close,
  entry,
  go,
  notify,
  opens,
  type Row,
  requests,
  resting,
  settle,
  settleSoon,
  sheet,
  typed,
  under,
  write,
} from '../../../tests/historyRows';
import { beginAt, reduceHistory } from './reduceHistory';

const tables: Record<string, Row[]> = {
  'a page is opened': [
    ['from a page', resting(1), opens(entry(2)), entry(1), resting(2), [write('push', entry(2))]],
    ['from a sheet', resting(1), opens(entry(2)), sheet(1), resting(2), [write('replace', entry(2))]],
    [
      'while the entry of a sheet is being left',
      under('tidy', 1),
      opens(entry(2)),
      sheet(1),
      under('tidy', 2, 0, true),
      [write('replace', entry(2))],
    ],
    [
      'in place of a page with a changed address',
      resting(0, amended),
      opens(entry(1)),
      entry(0),
      resting(1),
      [write('push', entry(1))],
    ],
    [
      'after a page with a changed address',
      resting(1, amended),
      opens(entry(2)),
      sheet(1),
      resting(2, amended),
      [write('replace', entry(2))],
    ],
  ],
  'a page is changed': [
    [
      'to another query',
      resting(1),
      changes(entry(1, '#/1?tab=two')),
      entry(1),
      resting(1),
      [write('replace', entry(1, '#/1?tab=two'))],
    ],
    [
      'to another query, below a sheet',
      resting(1),
      changes(entry(1, '#/1?tab=two')),
      sheet(1),
      resting(1, amended),
      [write('replace', entry(1, '#/1?tab=two', 1))],
    ],
    [
      'to another path, below a sheet',
      resting(1),
      changes(entry(1, '#/login')),
      sheet(1),
      resting(1, new Map([[1, entry(1, '#/login')]])),
      [write('replace', entry(1, '#/login', 1)), close(0)],
    ],
  ],
  'the router requests a move': [
    ['back from a page', resting(1), requests(-1), entry(1), under('move', 1), [go(-1)]],
    ['back from a dialog over a sheet', resting(1), requests(-1), sheet(1, 2), under('move', 1), [go(-3)]],
    ['forward', resting(1), requests(1), entry(1), under('move', 1), [go(1)]],
    ['during a navigation', under('tidy', 1), requests(-1), sheet(1), under('tidy', 1, -1), []],
  ],
  'layers are rendered': [
    ['with as many entries', resting(1), settle(1), sheet(1), resting(1), []],
    ['one more', resting(1), settle(1), entry(1), resting(1), [write('push', sheet(1))]],
    [
      'two more',
      resting(1),
      settle(2),
      entry(1),
      resting(1),
      [write('push', sheet(1)), write('push', sheet(1, 2))],
    ],
    ['fewer', resting(1), settle(0), sheet(1, 2), under('tidy', 1), [go(-2)]],
    ['during a navigation', under('move', 1), settle(1), entry(1), under('move', 1), []],
    [
      'after an address was typed',
      resting(1),
      settle(0),
      typed,
      resting(2),
      [write('replace', adopted), close(0), notify, settleSoon],
    ],
  ],
};

describe.each(Object.entries(tables))('%s', (_, rows) => {
  it.each(rows)('%s', (_name, before, event, at, after, actions) => {
    expect(reduceHistory(before, event, at, () => 'new')).toEqual([after, actions]);
  });
});

it.each([
  ['a page', entry(1), resting(1)],
  ['a sheet, after a reload', sheet(1), resting(1, new Map([[1, entry(1)]]))],
  ['an entry without an index', typed, resting(0)],
])('starts at %s', (_, at, state) => {
  expect(beginAt(at)).toEqual(state);
});
