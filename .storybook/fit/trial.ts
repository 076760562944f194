import { setTextSize } from '../../src/theme/textSize';
import type { Mode } from '../modes';
import { failOnPageErrors } from '../pageErrors';
import { type Circumstance, type CircumstanceName, circumstances, type FitParameters } from './circumstances';
import { writeTwiceAsLong } from './longTexts';
import type { Misfit } from './misfit';
import { misfitsIn } from './misfits';
import { keptColours } from './upDownColours';

/** The part of the catalogue that is used here. */
interface Catalogue {
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      storyContext(): { parameters: { fits?: FitParameters }; globals: Pick<Mode, 'locale'> };
    };
  };
}

/** What a script still moves has arrived; observers of sizes have had their turn, and what they changed is there. */
function settled(): Promise<void> {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function misfitsWhen({ textSize = 1, twiceAsLong, otherUpDown }: Circumstance): Promise<Misfit[]> {
  if (otherUpDown) return keptColours(document.body);
  const restore = twiceAsLong ? writeTwiceAsLong(document.body) : () => {};
  setTextSize(textSize);
  await settled();
  const found = misfitsIn(document.body);
  setTextSize(1);
  restore();
  return found;
}

/** What does not fit of the story on the page, in every circumstance of one width; the page is that wide already. */
async function tryStoryAtWidth(width: number): Promise<string[]> {
  const { currentRender } = (globalThis as unknown as Catalogue).__STORYBOOK_PREVIEW__;
  const { parameters, globals } = currentRender.storyContext();
  const { except = {} } = parameters.fits ?? {};
  const found: string[] = [];
  for (const [name, circumstance] of Object.entries(circumstances) as [CircumstanceName, Circumstance][]) {
    if (circumstance.width !== width || except[name]) continue;
    const misfits = await misfitsWhen(circumstance);
    found.push(...misfits.map(({ rule, what }) => `${globals.locale}, ${name}: ${what} (${rule})`));
  }
  // What the circumstances themselves may have set off.
  await failOnPageErrors();
  return found;
}

/** For the test runner, which alone can make the page wider. */
export function offerTrial(): void {
  Object.assign(globalThis, { tryStoryAtWidth });
}
