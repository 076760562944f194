import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AriaRecord, readRecord, writeRecord } from '../../.storybook/aria/record';

it('reads what it writes', () => {
  const record: AriaRecord = new Map([
    [
      'Comes Back',
      new Map([
        ['Bids: rejected, and all is back', ['- banner:', '  - heading "Home" [level=1]', '- main']],
        ['Says “no”', ['- \'button "Sure: no"\'']],
      ]),
    ],
    ['Stays', new Map([['The end', []]])],
  ]);
  expect(readRecord(writeRecord(record))).toEqual(record);
});

const journeys = 'stories/journeys';
const records = 'tests/aria';
const named = (folder: string, end: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith(end) ? [file.slice(0, -end.length)] : []));
const journeyNames = named(journeys, '.stories.tsx');

/** Storybook's name of a story: “Closes The Sheet First” for `ClosesTheSheetFirst`. */
const displayName = (exported: string) =>
  exported.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');

it('there is exactly one record for each journey', () => {
  expect(named(records, '.yml')).toEqual(journeyNames);
});

describe.each(journeyNames)('the record of %s', (journey) => {
  const source = readFileSync(`${journeys}/${journey}.stories.tsx`, 'utf8');
  const record = readRecord(readFileSync(`${records}/${journey}.yml`, 'utf8'));

  it('has all stories', () => {
    const stories = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) =>
      displayName(name),
    );
    expect([...record.keys()].toSorted()).toEqual(stories.toSorted());
  });

  it('has no step that was removed', () => {
    const steps = [...record.values()].flatMap((story) => [...story.keys()]);
    expect(steps.filter((step) => step !== 'The end' && !source.includes(step))).toEqual([]);
  });

  it('is short enough to review', () => {
    expect(writeRecord(record).split('\n').length).toBeLessThan(300);
  });
});
