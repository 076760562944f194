import { setTextSize } from '../../src/theme/textSize';
import type { Mode } from '../modes';
import { failOnPageErrors } from '../pageErrors';
import { type Circumstance, type CircumstanceName, circumstances, type FitParameters } from './circumstances';
import { findLayoutIssues } from './findLayoutIssues';
import type { LayoutIssue } from './layoutIssue';
import { writeTwiceAsLong } from './longTexts';
import { findUnchangedPriceColors } from './priceColors';

/** The part of Storybook's preview that is used here. */
interface Catalogue {
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      storyContext(): { parameters: { fits?: FitParameters }; globals: Pick<Mode, 'locale'> };
    };
  };
}

/** Finishes running animations, then waits until resize observers have run and their changes are rendered. */
function settled(): Promise<void> {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function findIssuesUnder({
  textSize = 1,
  twiceAsLong,
  otherUpDown,
}: Circumstance): Promise<LayoutIssue[]> {
  if (otherUpDown) return findUnchangedPriceColors(document.body);
  const restore = twiceAsLong ? writeTwiceAsLong(document.body) : () => {};
  setTextSize(textSize);
  await settled();
  const found = findLayoutIssues(document.body);
  setTextSize(1);
  restore();
  return found;
}

/** Checks the story on the page in every circumstance of one width. The page must have that width already. */
async function checkLayoutAtWidth(width: number): Promise<string[]> {
  const { currentRender } = (globalThis as unknown as Catalogue).__STORYBOOK_PREVIEW__;
  const { parameters, globals } = currentRender.storyContext();
  const { except = {} } = parameters.fits ?? {};
  const found: string[] = [];
  for (const [name, circumstance] of Object.entries(circumstances) as [CircumstanceName, Circumstance][]) {
    if (circumstance.width !== width || except[name]) continue;
    const issues = await findIssuesUnder(circumstance);
    found.push(...issues.map(({ rule, what }) => `${globals.locale}, ${name}: ${what} (${rule})`));
  }
  // The circumstances themselves may have caused errors.
  await failOnPageErrors();
  return found;
}

/** Makes the check available to the test runner, which sets the width of the page. */
export function exposeLayoutCheck(): void {
  Object.assign(globalThis, { checkLayoutAtWidth });
}
