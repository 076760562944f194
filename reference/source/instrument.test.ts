import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import type { Name } from '../registry';
import { instrument } from './instrument';

/** Runs a module of a contract and returns the stored comments. */
async function keptOf(code: string) {
  const registry = join(process.cwd(), 'reference/registry.ts');
  const plugin = {
    name: 'sample',
    resolveId: (id: string) => (id === 'sample' ? '/virtual/sample.ts' : undefined),
    load: (id: string) =>
      id === '/virtual/sample.ts' ? instrument(code, { area: 'sample', registry }) : undefined,
  };
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '/virtual/entry.ts' : undefined),
    load: (id: string) =>
      id === '/virtual/entry.ts'
        ? `export * as sample from 'sample'; export * as registry from ${JSON.stringify(registry)};`
        : undefined,
  };
  const { module } = await runnerImport<{
    sample: Record<string, { entries: object }>;
    registry: typeof import('../registry');
  }>('entry', { configFile: false, logLevel: 'error', plugins: [plugin, entry] });
  const { sample, registry: kept } = module;
  return {
    fields: (name: string) => kept.fieldsOf(sample[name]?.entries ?? {}),
    name: (name: string): Name | undefined => kept.nameOf(sample[name] ?? {}),
    same: (one: string, other: string) => sample[one] === sample[other],
  };
}

const code = `
import * as v from 'valibot';

/** Ａ price — in yen. */
export const price = v.string();
/** A price of yesterday. */
export const lastPrice = price;

/** What is told of a stock (specification 3). */
export const quote = v.object({
  /**
   * The last price,
   * in yen (decision 7).
   */
  latest: price,
  /* Not for the reader. */
  hidden: price,
  /** The day before. */
  last: lastPrice, // and so on
});
export type StockQuote = v.InferOutput<typeof quote>;

/** Some of it, and more. */
export const row = v.object({ ...quote.entries, /** Today's. */ last: price, /** How many. */ count: v.number() });

export const some = v.pick(quote, ['latest']);

const page = (item: v.GenericSchema) => v.object({ /** On this page. */ items: v.array(item) });
export const rows = page(row);
`;

it('stores the comment of a field, wherever the field is used', async () => {
  const kept = await keptOf(code);
  const quote = { latest: 'The last price, in yen.', last: 'The day before.' };
  expect(kept.fields('quote')).toEqual(quote);
  expect(kept.fields('row')).toEqual({ ...quote, last: "Today's.", count: 'How many.' });
  expect(kept.fields('some')).toMatchObject({ latest: quote.latest });
  expect(kept.fields('rows')).toEqual({ items: 'On this page.' });
});

it('stores the name and the comment of a constant', async () => {
  const kept = await keptOf(code);
  expect(kept.name('quote')).toEqual({
    area: 'sample',
    name: 'quote',
    exported: true,
    type: 'StockQuote',
    doc: 'What is told of a stock.',
  });
  expect(kept.name('rows')?.doc).toBeUndefined();
});

it('distinguishes two names of one schema', async () => {
  const kept = await keptOf(code);
  expect(kept.same('price', 'lastPrice')).toBe(false);
  expect(kept.name('price')?.doc).toBe('Ａ price — in yen.');
  expect(kept.name('lastPrice')?.doc).toBe('A price of yesterday.');
});

it('names a file that it cannot parse', () => {
  expect(() => instrument('export const = 1;', { area: 'sample', registry: '' })).toThrow(/^sample\.ts: /);
});
