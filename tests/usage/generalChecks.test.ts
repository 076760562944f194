import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { allCriteria } from '../../stories/usage/criteriaOf';
import { generalChecks, generalCriteria } from '../../stories/usage/generalChecks';

it('every rule of axe is one of its criterion', () => {
  const tagsOf = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]));
  const wrong = generalChecks.flatMap(({ criterion, rules = [] }) =>
    rules.filter((rule) => !tagsOf.get(rule)?.includes(`wcag${criterion.replaceAll('.', '')}`)),
  );
  expect(wrong).toEqual([]);
});

it('every check is in a file', () => {
  expect(generalChecks.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
});

it('the criteria are in the order of WCAG', () => {
  expect(generalCriteria).toEqual(allCriteria.filter((criterion) => generalCriteria.includes(criterion)));
});
