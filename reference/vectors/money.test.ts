import { describe, expect, it } from 'vitest';
import { appMoney } from './appMoney';
import { exchangeMoney } from './exchangeMoney';
import { type Calculations, type MoneyRule, moneyVectors } from './moneyVectors';

const rules = Object.keys(moneyVectors) as MoneyRule[];

/** The cases of a rule with what a side makes of them. */
function calculated<Rule extends MoneyRule>(side: Calculations, rule: Rule) {
  return moneyVectors[rule].cases.map(({ shows, given, result }) => ({
    shows,
    expected: result,
    result: side[rule](given as Parameters<Calculations[Rule]>[0]),
  }));
}

describe.each([
  ['the app', appMoney],
  ['the exchange', exchangeMoney],
])('%s', (_, side) => {
  it.each(rules)('meets the vectors of %s', (rule) => {
    const cases = calculated(side, rule);
    expect(Object.fromEntries(cases.map(({ shows, result }) => [shows, result]))).toEqual(
      Object.fromEntries(cases.map(({ shows, expected }) => [shows, expected])),
    );
  });
});

it('names each case of a rule differently', () => {
  const doubled = rules.filter((rule) => {
    const names: string[] = moneyVectors[rule].cases.map(({ shows }) => shows);
    return new Set(names).size < names.length;
  });
  expect(doubled).toEqual([]);
});
