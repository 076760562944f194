import type { Page } from 'playwright';
import { height } from '../../stories/support/everyMode.ts';
import { storyError } from '../failures/storyError.ts';
import { circumstances } from './circumstances.ts';

/** The part of the catalogue's page that is used here. */
interface CataloguePage {
  checkLayoutAtWidth(width: number): Promise<string[]>;
}

/** Checks the layout of the played story in every circumstance. @throws Error with all issues */
export async function checkStoryLayout(page: Page): Promise<void> {
  const found: string[] = [];
  for (const width of new Set(Object.values(circumstances).map((circumstance) => circumstance.width))) {
    await page.setViewportSize({ width, height });
    const here = await page.evaluate(
      (width) => (globalThis as unknown as CataloguePage).checkLayoutAtWidth(width),
      width,
    );
    found.push(...here);
  }
  if (found.length > 0) throw await storyError(page, `Layout check failed\n${found.join('\n')}`);
}
