import type { StoryContext } from '@storybook/react-vite';
import { setTextSize } from '../../../src/theme/textSize';
import { height } from '../../../stories/support/everyMode';
import { currentDriver } from '../../driver';
import { type Circumstance, type CircumstanceName, circumstances } from './circumstances';
import { findLayoutIssues } from './findLayoutIssues';
import type { LayoutIssue } from './layoutIssue';
import { writeTwiceAsLong } from './longTexts';
import { findUnchangedPriceColors } from './priceColors';

type Story = Pick<StoryContext, 'parameters' | 'globals'>;

/** Sets the width of the window where there is a driver. Returns whether the window has it. */
export async function resizeTo(width: number): Promise<boolean> {
  if (window.innerWidth !== width) await currentDriver()?.resize({ width, height });
  return window.innerWidth === width;
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

/**
 * The layout of the played story in a circumstance, whose width the window must have.
 *
 * @returns one sentence for each issue
 */
export async function layoutIssuesIn(
  name: CircumstanceName,
  { parameters, globals }: Story,
): Promise<string[]> {
  if (parameters.fits?.except?.[name]) return [];
  const issues = await findIssuesUnder(circumstances[name]);
  return issues.map(({ rule, what }) => `${globals.locale}, ${name}: ${what} (${rule})`);
}

/** The layout of the played story in every circumstance whose width the window can have. */
export async function layoutIssues(story: Story): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { width }] of Object.entries(circumstances) as [CircumstanceName, Circumstance][])
    if (await resizeTo(width)) found.push(...(await layoutIssuesIn(name, story)));
  return found;
}
