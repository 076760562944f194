import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Mode } from '../../stories/support/everyMode.ts';
import { inPages, showStory, takeStill } from './storyPage.ts';

/** A picture to take of the window, not of the whole page. */
export interface Shot {
  id: string;
  mode: Mode;
  /** Name of the picture, a JPEG. */
  file: string;
}

export interface ShotJob {
  browser: Browser;
  /** Address of the built catalogue. */
  url: string;
  /** Target folder. */
  folder: string;
}

interface Look {
  deviceScaleFactor: number;
  /** Of the JPEG, 0 to 100. */
  quality: number;
}

export interface TakenShot extends Shot {
  /** Of the screen, possibly empty. */
  heading: string;
}

/**
 * Takes pictures of played stories.
 *
 * @returns the pictures, and why others could not be taken
 */
export async function takeShots(
  shots: readonly Shot[],
  { browser, url, folder }: ShotJob,
  { deviceScaleFactor, quality }: Look,
): Promise<{ taken: TakenShot[]; failures: string[] }> {
  const taken: TakenShot[] = [];
  mkdirSync(folder, { recursive: true });
  const failures = await inPages(browser, { deviceScaleFactor, baseURL: url }, shots, async (page, shot) => {
    await showStory(page, shot.id, shot.mode);
    await takeStill(page, { path: join(folder, shot.file), type: 'jpeg', quality });
    const headings = await page.locator('#storybook-root h1').allInnerTexts();
    taken.push({ ...shot, heading: headings[0] ?? '' });
  });
  return {
    taken,
    failures: [...failures].map(([{ id, mode }, failure]) => `${id} in ${mode.locale}: ${failure}`),
  };
}
