import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Difference } from './compare.ts';
import { markDifferences, type Pair } from './markDifferences.ts';

export interface Comparison {
  /** Number of compared pictures. */
  compared: number;
  differences: readonly Difference[];
  /** Why pictures could not be taken. */
  failures: readonly string[];
  /** What was compared and what was omitted; one sentence each. */
  remarks: readonly string[];
}

/** A picture of the report: file and caption. */
type Shown = readonly [label: string, file: string];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Writes an HTML page with all differences, and its pictures next to it. */
export async function writeReport(folder: string, browser: Browser, comparison: Comparison): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copied = comparison.differences.map(({ name, before, after }, at) => {
    const copy = (path: string | undefined, label: string): Shown[] => {
      if (!path) return [];
      copyFileSync(path, join(folder, `${at}-${label}.png`));
      return [[label, `${at}-${label}.png`]];
    };
    return { name, shown: [...copy(before, 'before'), ...copy(after, 'after')] };
  });
  const pairs = copied.map(({ shown: [before, after] }, at): Pair | undefined =>
    before && after
      ? {
          before: join(folder, before[1]),
          after: join(folder, after[1]),
          difference: join(folder, `${at}-difference.png`),
        }
      : undefined,
  );
  const counts = await markDifferences(
    browser,
    pairs.filter((pair) => pair !== undefined),
  );
  const sections = copied.map(({ name, shown }, at) => {
    if (!pairs[at]) return section(name, shown[0]?.[0] === 'after' ? 'new' : 'gone', shown);
    const difference: Shown = ['difference', `${at}-difference.png`];
    return section(name, `${counts.shift()} pixels differ`, [...shown, difference]);
  });
  writeFileSync(join(folder, 'index.html'), pageOf(comparison, sections));
}

function section(name: string, verdict: string, shown: readonly Shown[]): string {
  const figures = shown.map(
    ([label, file]) =>
      `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a></figure>`,
  );
  return `<section><h2>${escaped(name)}</h2><p>${verdict}</p><div>${figures.join('')}</div></section>`;
}

/** Numbers of compared, differing and failed pictures. */
export const summary = ({ compared, differences, failures }: Comparison) =>
  `${compared} pictures compared: ${differences.length} differ, ${failures.length} could not be taken.`;

function pageOf(comparison: Comparison, sections: readonly string[]): string {
  const { remarks, failures } = comparison;
  const lines = (texts: readonly string[]) => texts.map((text) => `<li>${escaped(text)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual comparison</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
  div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { margin: 0; }
  img { border: 1px solid #999; }
</style>
<h1>${summary(comparison)}</h1>
<ul>${lines(remarks)}</ul>
${failures.length > 0 ? `<h2>Could not be taken</h2><ul>${lines(failures)}</ul>` : ''}
${sections.join('\n')}
</html>
`;
}
