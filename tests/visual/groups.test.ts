import { expect, it } from 'vitest';
import { areaOf, componentOf, groupChanges, kindOf, type Marks } from './groups';

const size = { width: 390, height: 844 };
const marks: Marks = { pixels: 1, before: size, after: size };

it('names the kind of a difference by size, then by colour', () => {
  const recoloured = { from: '#ffffff', to: '#000000' };
  expect(kindOf({ ...marks, after: { width: 388, height: 856 }, recoloured })).toBe(
    '2 px narrower, 12 px taller',
  );
  expect(kindOf({ ...marks, recoloured })).toBe('#ffffff → #000000');
  expect(kindOf(marks)).toBe('other pixels of the same size');
});

it('blames the only changed file of the app', () => {
  const tokens = 'src/theme/tokens.ts';
  expect(componentOf('Widgets/Price', [tokens, 'package-lock.json'])).toBe(tokens);
  expect(componentOf('Widgets/Price', [tokens, 'src/widgets/market/Price.tsx'])).toBe('Widgets/Price');
  expect(componentOf('Widgets/Price', [])).toBe('Widgets/Price');
});

it('groups two thousand differences of one component and kind', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({ component: 'Button', kind: 'a', at }));
  const one = { component: 'Button', kind: 'b', at: 2_000 };
  const other = { component: 'Map', kind: 'a', at: 2_001 };
  const groups = groupChanges([one, ...many, other]);
  expect(groups.map(({ component, kind, changes }) => [component, kind, changes.length])).toEqual([
    ['Button', 'a', 2_000],
    ['Button', 'b', 1],
    ['Map', 'a', 1],
  ]);
});

it('has an area for each folder of screens, and one for each kind of part', () => {
  expect(areaOf('Screens/user/withdraw')).toBe('Screens/user');
  expect(areaOf('Components/Button')).toBe('Components');
});
