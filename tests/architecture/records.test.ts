import { expect, it } from 'vitest';
import { type Source, sourcesIn } from './sources';

/** Names of properties and variables of the type `Record<string, …>`. */
const recordNames = (sources: readonly Source[]) =>
  new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\b(\w+)\??: (?:Readonly<|Partial<)*Record<string,/g)].map(([, name = '']) => name),
    ),
  );

/** `records[id]` of such a name, except in `delete`, which cannot touch inherited properties. */
const bracketsIn = (sources: readonly Source[]): string[] => {
  const names = recordNames(sources);
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!delete [\w.]*)\b(\w+)(?:\?\.)?\[(?![\d'"`\]])[^\]]+\]/g)]
      .filter(([, name = '']) => names.has(name))
      .map(([code]) => `${path}: ${code}`),
  );
};

// `records['constructor']` finds what every object inherits, and an assignment to `__proto__` is lost.
it('stored records are read with lookup and written with setEntry', () => {
  const others = sourcesIn('mocks').filter(({ path }) => path !== 'mocks/exchange/lookup.ts');
  expect(bracketsIn(others)).toEqual([]);
});

it('brackets are found', () => {
  const text = 'loans: Record<string, Loan>; delete world.loans[id]; world.loans[id] = loan; list[id];';
  expect(bracketsIn([{ path: 'a.ts', text }])).toEqual(['a.ts: loans[id]']);
});
