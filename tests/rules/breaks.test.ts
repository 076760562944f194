import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Break, breakFaults, testOfBreak } from './breaks';
import { ruleRows } from './ruleTables';

const rows = ruleRows(readFileSync('docs/rules.md', 'utf8'));
const breaks: Break[] = JSON.parse(readFileSync('tests/rules/breaks.json', 'utf8'));
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

describe('tests/rules/breaks.json', () => {
  it('has breaks of existing rules, which can be planted', () => {
    expect(breakFaults(breaks, rows, read)).toEqual([]);
  });

  it('has a break for at least 120 rules', () => {
    expect(new Set(breaks.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(120);
  });
});

const sampleRows = ruleRows(`| Rule | Shown by |
|---|---|
| One lot | \`a.test.ts › buys %s of\`<br>\`b.stories.tsx › BuysOneLot\` |
| No lot | \`mocks/exchange/trade/refusalCases.ts › no lot (0)\` |
| Shown | \`tests/smoke/checks/a.mjs › shown\` |`);
const sample: Break = { rule: 'One lot', file: 'a.ts', find: 'lots > 0', replace: 'lots >= 0' };

describe('a break', () => {
  const faultsOf = (change: Partial<Break>) =>
    breakFaults([{ ...sample, ...change }], sampleRows, (file) =>
      file === 'a.ts' ? 'return lots > 0 && lots < 9 && lots;' : undefined,
    );

  it.each([{}, { shownBy: 'b.stories.tsx › BuysOneLot' }])('can be planted: %j', (change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it.each<[Partial<Break>, string]>([
    [{ rule: 'Two lots' }, 'no row has this rule'],
    [{ shownBy: 'c.test.ts › buys' }, 'the row does not have this reference'],
    [{ rule: 'Shown' }, 'a smoke check is out of reach'],
    [{ find: 'lots > 1' }, '"lots > 1" occurs 0 times in a.ts'],
    [{ find: '&& lots' }, '"&& lots" occurs 2 times in a.ts'],
    [{ file: 'gone.ts' }, '"lots > 0" occurs 0 times in gone.ts'],
    [{ replace: 'lots > 0' }, 'it changes nothing'],
  ])('is stale: %j', (change, fault) => {
    expect(faultsOf(change)).toEqual([`"${change.rule ?? sample.rule}": ${fault}`]);
  });
});

describe('the test of a break', () => {
  const names = (change: Partial<Break>, title: string) => {
    const { testFile, testName } = testOfBreak({ ...sample, ...change }, sampleRows);
    return testName.test(title) && testFile;
  };

  it.each([
    [{}, 'the form buys 2 of 3 lots', 'a.test.ts'],
    [{}, 'the form sells 2 of 3 lots', false],
    [{ test: 'refuses "0.5"' }, 'the form refuses "0.5"', 'a.test.ts'],
    [{ shownBy: 'b.stories.tsx › BuysOneLot' }, 'Buys One Lot', 'b.stories.tsx'],
    [{ shownBy: 'b.stories.tsx › BuysOneLot' }, 'Buys One Lot Twice', false],
    [
      { rule: 'No lot' },
      'the exchange refuses no lot (0): parameterError',
      'mocks/exchange/refusals.test.ts',
    ],
  ])('%j: "%s" is in %s', (change, title, file) => {
    expect(names(change, title)).toBe(file);
  });
});
