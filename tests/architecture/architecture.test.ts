import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from './rules';
import { projectSourceTree, readSourceTree } from './sourceTree';

describe('the project', () => {
  const project = projectSourceTree();

  it.each(Object.keys(rules))('keeps the rule of %s', (name) => {
    expect(rules[name]?.(project, '.')).toEqual([]);
  });
});

/** Small projects. The name begins with the rule that they break. */
const samples = join('tests', 'architecture', 'samples');

describe('the rules, on samples', () => {
  const names = readdirSync(samples);

  it('find nothing in a clean project', () => {
    const root = join(samples, 'clean');
    const clean = readSourceTree(root);
    expect(Object.values(rules).flatMap((rule) => rule(clean, root))).toEqual([]);
  });

  it.each(names.filter((name) => name !== 'clean'))('find exactly one violation in %s', (name) => {
    const root = join(samples, name);
    const sample = readSourceTree(root);
    const broken = Object.entries(rules).flatMap(([rule, find]) => find(sample, root).map(() => rule));
    expect(broken).toEqual([name.split('-')[0]]);
  });

  it('all have samples', () => {
    expect(new Set(names.map((name) => name.split('-')[0]))).toEqual(
      new Set(['clean', ...Object.keys(rules)]),
    );
  });
});
