import { describe, expect, it } from 'vitest';
import {
  adopted,
  amended,
  arrive,
  close,
  entry,
  giveUp,
  go,
  notify,
  type Row,
  resting,
  settleSoon,
  sheet,
  stopWaiting,
  typed,
  under,
  write,
} from '../../../tests/historyRows';
import { reduceHistory } from './reduceHistory';

const tables: Record<string, Row[]> = {
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
