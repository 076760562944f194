import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type Mode, testedModes } from '../../.storybook/modes.ts';
import { type IndexEntry, mainStory, storiesByTitle } from '../../stories/map/storyIndex.ts';
import { type Thumbnails, thumbnailFile } from '../../stories/map/thumbnails.ts';
import { openCatalogue, showStory } from './cataloguePage.ts';
import { pageOptions } from './pageOptions.ts';

interface Shot {
  id: string;
  mode: Mode;
}

export interface ThumbnailJob {
  browser: Browser;
  /** Folder of the built catalogue. */
  catalogue: string;
  /** Its address. */
  url: string;
  /** Target folder. */
  folder: string;
  /** Number of parallel pages. */
  pages: number;
}

/**
 * Takes the thumbnails of the map of all screens: the default story of every screen, in every locale.
 *
 * @returns number of pictures, and errors of others
 */
export async function takeThumbnails({ browser, catalogue, url, folder, pages }: ThumbnailJob) {
  const shots = shotsOf(catalogue);
  const thumbnails: Thumbnails = {};
  const failures: string[] = [];
  mkdirSync(folder, { recursive: true });

  const takeTurns = async () => {
    // Half of a phone's pixels. Each page has its own context, because pages of a context share storage.
    const page = await browser.newPage({ ...pageOptions, deviceScaleFactor: 0.5, baseURL: url });
    await openCatalogue(page);
    for (let shot = shots.shift(); shot; shot = shots.shift()) {
      const { id, mode } = shot;
      const path = join(folder, thumbnailFile(id, mode.locale));
      try {
        const heading = await take(page, shot, path);
        thumbnails[id] = { ...thumbnails[id], [mode.locale]: heading };
      } catch (error) {
        failures.push(`${id} in ${mode.locale}: ${error}`);
        await openCatalogue(page);
      }
    }
  };
  await Promise.all(Array.from({ length: pages }, takeTurns));
  writeFileSync(join(folder, 'index.json'), JSON.stringify(thumbnails));
  return { taken: Object.values(thumbnails).flatMap(Object.keys).length, failures };
}

function shotsOf(catalogue: string): Shot[] {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  return [...storiesByTitle(Object.values<IndexEntry>(entries))]
    .filter(([title]) => title.startsWith('Screens/'))
    .flatMap(([, stories]) => mainStory(stories) ?? [])
    .flatMap(({ id }) => testedModes.map((mode) => ({ id, mode })));
}

/** Takes one picture. Returns the heading of the screen. */
async function take(page: Page, { id, mode }: Shot, path: string): Promise<string> {
  await showStory(page, id, mode);
  await page.screenshot({ path, type: 'jpeg', quality: 65, animations: 'disabled', caret: 'hide' });
  const headings = await page.locator('#storybook-root h1').allInnerTexts();
  return headings[0] ?? '';
}
