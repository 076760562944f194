import axe from 'axe-core';
import { setAppearance } from '../../src/theme/appearance';
import { languageRules } from './languageRules';

const run = (include: Element, values: readonly string[]) =>
  axe.run(
    { include, exclude: ['.sb-wrapper'] },
    { runOnly: { type: 'rule', values: [...values] }, resultTypes: ['violations'] },
  );

/** Measures a target again after scrolling, because a bar at the screen's edge may have covered it. */
async function isTooSmall(selector: string): Promise<boolean> {
  const target = document.querySelector(selector);
  target?.scrollIntoView({ block: 'center' });
  return target !== null && (await run(target, ['target-size'])).violations.length > 0;
}

/** Violations of the rules that depend on the language. */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await run(document.body, languageRules);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, failureSummary, target } of nodes) {
      if (id === 'target-size' && !(await isTooSmall(String(target[0])))) continue;
      found.push(`${id}: ${html}\n${failureSummary}`);
    }
  }
  return found;
}

/** Axe's rule for a contrast of 7:1. */
const enhancedContrast = 'color-contrast-enhanced';

/** Texts below 7:1 in the two themes with more contrast. */
export async function enhancedContrastProblems(): Promise<string[]> {
  // By default the rule leaves out what is below 4.5:1, because `color-contrast` finds it.
  const contrastRatio = { normal: { expected: 7 }, large: { expected: 7 } };
  axe.configure({ checks: [{ id: enhancedContrast, options: { contrastRatio } }] });
  const found: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    setAppearance({ theme, contrast: 'more' });
    const { violations } = await run(document.body, [enhancedContrast]);
    for (const { html, failureSummary } of violations.flatMap(({ nodes }) => nodes))
      found.push(`${theme}, more contrast: ${html}\n${failureSummary}`);
  }
  return found;
}
