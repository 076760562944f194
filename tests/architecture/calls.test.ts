import { expect, it } from 'vitest';
import { sourcesIn } from './sources';

const contract = 'src/api/contract';

const published = sourcesIn(contract)
  .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = defineCall\(/g)])
  .map(([, name = '']) => name);

it('the app makes every published call', () => {
  const source = sourcesIn('src')
    .filter(({ path }) => !path.startsWith(`${contract}/`))
    .map(({ text }) => text)
    .join('\n');
  expect(published.length).toBeGreaterThan(80);
  expect(published.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
