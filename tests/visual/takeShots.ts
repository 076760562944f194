import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { openCatalogue, showStory } from './cataloguePage.ts';
import { pageOptions } from './pageOptions.ts';

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
  /** Number of parallel pages. */
  pages: number;
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

/** A page gets large and slow after many stories. */
const shotsOfPage = 150;

/**
 * Takes pictures of played stories.
 *
 * @returns the pictures, and why others could not be taken
 */
export async function takeShots(
  shots: readonly Shot[],
  { browser, url, folder, pages }: ShotJob,
  { deviceScaleFactor, quality }: Look,
): Promise<{ taken: TakenShot[]; failures: string[] }> {
  const queue = [...shots];
  const taken: TakenShot[] = [];
  const failures: string[] = [];
  mkdirSync(folder, { recursive: true });

  const openPage = async () => {
    // Each page has its own context, because pages of a context share storage.
    const page = await browser.newPage({ ...pageOptions, deviceScaleFactor, baseURL: url });
    await openCatalogue(page);
    return page;
  };

  const takeTurns = async () => {
    let page = await openPage();
    for (let count = 1; queue.length > 0; count++) {
      const shot = queue.shift() as Shot;
      const path = join(folder, shot.file);
      const failure = (await attempt(shot, page, path)) && (await attempt(shot, page, path));
      if (failure) failures.push(`${shot.id} in ${shot.mode.locale}: ${failure}`);
      if (count % shotsOfPage !== 0) continue;
      await page.close();
      page = await openPage();
    }
    await page.close();
  };

  /** Returns the error, if there is one. */
  const attempt = async (shot: Shot, page: Page, path: string): Promise<string | undefined> => {
    try {
      await showStory(page, shot.id, shot.mode);
      await page.screenshot({ path, type: 'jpeg', quality, animations: 'disabled', caret: 'hide' });
      const headings = await page.locator('#storybook-root h1').allInnerTexts();
      taken.push({ ...shot, heading: headings[0] ?? '' });
      return undefined;
    } catch (error) {
      await openCatalogue(page);
      return String(error);
    }
  };

  await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, takeTurns));
  return { taken, failures };
}
