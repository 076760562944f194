import type { Page } from 'playwright';
import { storyError } from '../failures/storyError.ts';
import { height } from '../modes.ts';
import { circumstances } from './circumstances.ts';

/** The part of the catalogue's own page that is used here. */
interface CataloguePage {
  tryStoryAtWidth(width: number): Promise<string[]>;
}

/** Looks at the story that has been played in every other circumstance, and fails it by all that does not fit. */
export async function tryStory(page: Page): Promise<void> {
  const found: string[] = [];
  for (const width of new Set(Object.values(circumstances).map((circumstance) => circumstance.width))) {
    await page.setViewportSize({ width, height });
    const here = await page.evaluate(
      (width) => (globalThis as unknown as CataloguePage).tryStoryAtWidth(width),
      width,
    );
    found.push(...here);
  }
  if (found.length > 0) throw await storyError(page, `It does not fit\n${found.join('\n')}`);
}
