import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { fileOf, manifest, modules } from './builtLibrary';
import { bundle } from './bundle';

const kib = 1024;

const isFormatter = (name: string) => /^(format|shorten)/.test(name);

const formattersIn = (file: string): string[] => {
  const [, names = ''] = /^export \{ (.*) \};$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(', ').filter(isFormatter);
};

/** Uses every formatter as a host does: its names are not exported, so they are shortened. */
function formattersInUse(): string {
  const files = [...modules].filter(([path]) => path.startsWith('format/')).map(([, file]) => file);
  const imports = files.map(
    (file) => `import { ${formattersIn(file).join(', ')} } from ${JSON.stringify(file)};`,
  );
  return [...imports, `globalThis.formatters = [${files.flatMap(formattersIn).join(', ')}];`].join('\n');
}

const importing = (paths: readonly string[]) =>
  paths.map((path) => `export * from ${JSON.stringify(fileOf(path))};`).join('\n');

const importsOf = (modules: Record<string, number>) =>
  Object.entries(modules).map(([path, budget]) => [path, importing([path]), budget] as const);

/** Budgets in KiB of gzip, beside the peers. docs/library.md explains them. */
const budgets: readonly (readonly [name: string, code: string, budget: number])[] = [
  ['all formatters', formattersInUse(), 5],
  ...importsOf({
    'components/Button': 4,
    'components/TextField': 2,
    'components/SegmentedControl': 13,
    'components/Sheet': 2,
    'format/yen': 4,
    'domain/orderCost': 5,
    'theme/ItayoseScope': 2,
    'i18n/ItayoseTexts': 1,
    'widgets/Price': 6,
    'widgets/OrderTicket': 27,
    'widgets/PositionCard': 11,
    'widgets/CandleChart': 14,
  }),
];

const table: Record<string, { 'KiB, gzip': string; budget: number; packages: string }> = {};
afterAll(() => console.table(table));

it.each(budgets)('%s stays in its budget', async (name, code, budget) => {
  const { bytes, packages } = await bundle(code);
  table[name] = { 'KiB, gzip': (bytes / kib).toFixed(2), budget, packages: packages.join(' ') };
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / kib).toBeLessThanOrEqual(budget);
});

it('the package needs neither the API client nor the router', () => {
  const names = Object.keys(manifest.dependencies);
  expect(names).toContain('big.js');
  expect(names.filter((name) => /axios|react-query|react-router|capacitor/.test(name))).toEqual([]);
});

it('only the chart needs the chart library', async () => {
  const others = [...modules.keys()].filter((path) => !/^(texts\/|widgets\/CandleChart)/.test(path));
  expect((await bundle(importing(['widgets/CandleChart']))).packages).toContain('lightweight-charts');
  expect((await bundle(importing(others))).packages).not.toContain('lightweight-charts');
});
