import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Selectors of the styles in `index.html`, each alone. */
function selectorsIn(html: string): string[] {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  return style
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]*\{/g, '')
    .split('}')
    .flatMap((rule) => rule.split('{')[0]?.split(',') ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '');
}

// A class of the start screen once changed the marks of prices in the app.
it('the styles of the start screen apply to no other screen', () => {
  const selectors = selectorsIn(readFileSync('index.html', 'utf8'));
  expect(selectors.length).toBeGreaterThan(5);
  expect(
    selectors.filter((selector) => !/^(html|body|\.shell\b|\[data-start="\w+"\]\.shell$)/.test(selector)),
  ).toEqual([]);
});
