import { expect, it } from 'vitest';
import { componentStatus } from '../../src/components/componentStatus';
import { languages } from '../../src/i18n/language';
import { criteriaOf } from '../../stories/usage/criteriaOf';
import {
  type AnyUsage,
  describedWidgets,
  examplesIn,
  isDont,
  usageRecords,
} from '../../stories/usage/usageRecords';
import { sourcesIn } from '../architecture/sources';

type Stories = Record<string, { play?: unknown }>;

const modules = import.meta.glob<Stories>('../../stories/{components,widgets}/**/*.stories.tsx');

const storiesOf = new Map(
  Object.entries(modules).map(([path, load]) => [/([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? '', load]),
);

/** Stable components and parts with stories of their own. */
const stable = Object.entries(componentStatus)
  .filter(([, status]) => status === 'stable')
  .map(([key]) => key.split('/').at(-1) ?? key)
  .filter((name) => storiesOf.has(name))
  .toSorted();

it('every stable component with stories has a record', () => {
  expect(stable.length).toBeGreaterThan(40);
  expect(stable.filter((name) => !usageRecords.has(name))).toEqual([]);
});

it('every widget that the example app takes has a record', () => {
  const taken = sourcesIn('examples/vite/src').flatMap(({ text }) =>
    [...text.matchAll(/'itayose\/widgets\/(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(taken.length).toBeGreaterThan(5);
  expect(taken.filter((name) => !describedWidgets.includes(name))).toEqual([]);
});

it('every record of a widget says which data it needs', () => {
  expect(describedWidgets.length).toBeGreaterThanOrEqual(30);
  expect(describedWidgets.filter((name) => !usageRecords.get(name)?.data?.length)).toEqual([]);
});

it('no widget has the name of a component', () => {
  expect(describedWidgets.filter((name) => name in componentStatus)).toEqual([]);
});

it.each([...usageRecords])('the record of %s fits its stories', async (component, usage) => {
  const { default: meta, ...stories } = (await storiesOf.get(component)?.()) ?? {};
  expect(problemsOf(usage, meta, stories)).toEqual([]);
});

it('finds what is wrong with a record', () => {
  const record: AnyUsage = {
    use: [],
    avoid: [],
    do: [{ story: 'DontNest', why: '' }],
    dont: [{ story: 'Wrong', why: '' }],
    content: { en: ['Begin with a verb.'], tw: [], jp: ['動作を名詞で書く。'] },
    keyboard: [],
    screenReader: [],
    wcag: { '2.1.1': { how: '', story: 'Wrong' }, '2.5.8': { how: '', story: 'Gone' } },
  };
  expect(problemsOf(record, {}, { DontNest: {}, DontWait: {}, Wrong: {} })).toEqual([
    'there is no Gone',
    '2.1.1: Wrong is not played',
    '2.5.8: Gone is not played',
    'DontNest is an example of right use',
    'Wrong does not begin with Dont',
    'the record does not name DontNest',
    'the record does not name DontWait',
    'it does not say when to use it',
    'it does not say what a screen reader says',
    'only en and jp have rules for texts',
  ]);
  expect(problemsOf({ ...record, do: [], dont: [] }, {}, {})).toEqual(
    expect.arrayContaining(['there is no example of right use', 'there is no example of wrong use']),
  );
});

function problemsOf(usage: AnyUsage, meta: Stories[string] | undefined, stories: Stories): string[] {
  const problems: string[] = [];
  const met = criteriaOf(usage);
  const { do: right, dont: wrong } = usage;
  const named = [...examplesIn(usage), ...met.map(({ story }) => story)];
  for (const story of named) if (!(story in stories)) problems.push(`there is no ${story}`);
  for (const { criterion, story } of met)
    if (!stories[story]?.play && !meta?.play) problems.push(`${criterion}: ${story} is not played`);
  if (right.length === 0) problems.push('there is no example of right use');
  if (wrong.length === 0) problems.push('there is no example of wrong use');
  for (const { story } of right) if (isDont(story)) problems.push(`${story} is an example of right use`);
  for (const { story } of wrong) if (!isDont(story)) problems.push(`${story} does not begin with Dont`);
  for (const story of Object.keys(stories).filter(isDont))
    if (!wrong.some((example) => example.story === story)) problems.push(`the record does not name ${story}`);
  if (usage.use.length === 0) problems.push('it does not say when to use it');
  if (usage.screenReader.length === 0) problems.push('it does not say what a screen reader says');
  const withTexts = languages.filter((language) => usage.content[language].length > 0);
  if (withTexts.length > 0 && withTexts.length < languages.length)
    problems.push(`only ${withTexts.join(' and ')} have rules for texts`);
  return problems;
}
