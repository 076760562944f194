import { describe, expect, it } from 'vitest';
import type { Entry } from './entry';
import {
  beginAt,
  type HistoryAction,
  type HistoryEvent,
  type HistoryState,
  reduceHistory,
} from './reduceHistory';

/** The entry of a page, or of a layer over it. */
const entry = (idx: number, url = `#/${idx}`, layers = 0): Entry => ({
  state: { idx, ...(layers > 0 && { layers }) },
  url,
});
const sheet = (idx: number, layers = 1) => entry(idx, undefined, layers);
const typed: Entry = { state: {}, url: '#/typed' };
const adopted: Entry = { state: { usr: null, key: 'new', idx: 2 }, url: '#/typed' };

const none = new Map<number, Entry>();
const resting = (here: number, amended = none): HistoryState => ({ here, journey: undefined, amended });
const under = (kind: 'tidy' | 'move', here: number, queued = 0, overtaken = false): HistoryState => ({
  here,
  journey: { kind, queued, overtaken },
  amended: none,
});
const amended = new Map([[1, entry(1, '#/1?tab=two')]]);

const go = (by: number): HistoryAction => ({ do: 'go', by });
const write = (how: 'push' | 'replace', what: Entry): HistoryAction => ({ do: how, entry: what });
const close = (remaining: number): HistoryAction => ({ do: 'closeLayers', remaining });
const notify: HistoryAction = { do: 'notify' };
const stopWaiting: HistoryAction = { do: 'stopWaiting' };
const settleSoon: HistoryAction = { do: 'settleSoon' };

const arrive: HistoryEvent = { kind: 'arrive' };
const giveUp: HistoryEvent = { kind: 'giveUp' };
const settle = (layers: number): HistoryEvent => ({ kind: 'settle', layers });
const requests = (by: number): HistoryEvent => ({ kind: 'go', by });
const opens = (what: Entry): HistoryEvent => ({ kind: 'push', entry: what });
const changes = (what: Entry): HistoryEvent => ({ kind: 'replace', entry: what });

type Row = [
  name: string,
  before: HistoryState,
  event: HistoryEvent,
  at: Entry,
  after: HistoryState,
  actions: HistoryAction[],
];

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
  'the browser arrives': [
    [
      'at another page',
      resting(1),
      arrive,
      entry(0),
      resting(0),
      [close(0), notify, stopWaiting, settleSoon],
    ],
    ['at a sheet of another page', resting(0), arrive, sheet(1), under('move', 0), [go(-1)]],
    [
      'at the page below a sheet',
      resting(1),
      arrive,
      entry(1),
      resting(1),
      [close(0), stopWaiting, settleSoon],
    ],
    [
      'at the sheet below a dialog',
      resting(1),
      arrive,
      sheet(1),
      resting(1),
      [close(1), stopWaiting, settleSoon],
    ],
    [
      'at a page whose address changed below a sheet',
      resting(1, amended),
      arrive,
      entry(1),
      resting(1),
      [write('replace', entry(1, '#/1?tab=two')), close(0), stopWaiting, settleSoon],
    ],
    [
      'at the page, after leaving a closed sheet',
      under('tidy', 1),
      arrive,
      entry(1),
      resting(1),
      [stopWaiting, settleSoon],
    ],
    [
      'at the page, after leaving a closed sheet, and continues a queued move',
      under('tidy', 1, -1),
      arrive,
      entry(1),
      under('move', 1),
      [stopWaiting, go(-1)],
    ],
    [
      'behind a page that was opened during the navigation',
      under('tidy', 2, 0, true),
      arrive,
      entry(1),
      under('tidy', 2, 0, true),
      [go(1)],
    ],
    [
      'at a typed address',
      resting(1),
      arrive,
      typed,
      resting(2),
      [write('replace', adopted), close(0), notify, settleSoon],
    ],
    [
      'at a typed address, during a navigation',
      under('tidy', 1),
      arrive,
      typed,
      under('tidy', 2, 0, true),
      [write('replace', adopted), close(0), notify],
    ],
  ],
  'no popstate arrives': [
    [
      'because the layer has no page below',
      under('tidy', 1),
      giveUp,
      sheet(1),
      resting(1),
      [write('replace', entry(1)), stopWaiting, settleSoon],
    ],
    [
      'because there is no such page',
      under('move', 1),
      giveUp,
      sheet(1),
      resting(1),
      [stopWaiting, settleSoon],
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
