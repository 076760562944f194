import { readFileSync } from 'node:fs';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { type StateKind, stateKinds } from '../../stories/map/stateKinds';

interface Entry {
  type: 'story' | 'docs';
  title: string;
  tags: string[];
}

/** The function as Storybook reads it out of the file. */
const sort: (one: Entry, other: Entry) => number = getStorySortParameter(
  readFileSync('.storybook/preview.tsx', 'utf8'),
);

const state = (kind: StateKind, title = 'Screens/user/withdraw'): Entry => ({
  type: 'story',
  title,
  tags: kind === 'default' ? ['dev'] : ['dev', kind],
});

it('sorts the states of a screen by all kinds, after its documentation', () => {
  const docs: Entry = { type: 'docs', title: 'Screens/user/withdraw', tags: [] };
  const inOrder = [docs, ...stateKinds.map(({ name }) => state(name))];
  expect(inOrder.toReversed().sort(sort)).toEqual(inOrder);
});

it('keeps the order of the states of a kind, and of the stories of a part', () => {
  const [one, other] = [state('refused'), state('refused')];
  expect([one, other].sort(sort)).toEqual([one, other]);
  const parts = [state('offline', 'Widgets/Load'), state('loading', 'Widgets/Load')];
  expect(parts.toSorted(sort)).toEqual(parts);
});

it('sorts titles by their group, then by the alphabet', () => {
  const titles = [
    'Map of all screens',
    'Foundations/The visual language',
    'Foundations/Colour',
    'Components/Avatar',
    'Components/Button',
    'Screens/login/login',
    'Screens/user/BankCard',
    'Screens/user/withdraw',
    'Journeys/Idle',
    'Reference/Contract',
  ];
  const sorted = titles
    .toReversed()
    .map((title) => state('default', title))
    .sort(sort);
  expect(sorted.map(({ title }) => title)).toEqual(titles);
});
