import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { forgetRan, takeRan } from '../../.storybook/ran/modulesRan.ts';
import { openCatalogue, showStory } from './cataloguePage.ts';
import { address, pageOptions } from './pageOptions.ts';
import { margin, partBox } from './partBox.ts';
import { type FileEntry, type Picture, picturesByFile } from './plan.ts';

export interface PictureJob {
  browser: Browser;
  /** Folder of the built catalogue, which the browser has at `address`. */
  catalogue: string;
  /** Files of stories whose pictures are wanted. */
  stories: readonly string[];
  /** Folder that the pictures go to. */
  folder: string;
  /** How many pages take them at once. */
  pages: number;
  /** Looks at the page whose picture was just taken. */
  look?: (page: Page, picture: Picture) => Promise<void>;
}

/** What was taken of a file of stories. */
export interface TakenFile {
  stories: string;
  /** Those that could be taken. */
  pictures: Picture[];
  /** Where they are. */
  folder: string;
  /** Modules of the project that ran meanwhile. */
  ran: string[];
  /** Why others could not be taken. */
  failures: string[];
}

/** A page that has shown many stories has grown large, and slow. */
const picturesOfPage = 150;

const isPart = /^(components|widgets)-/;

/** Takes the pictures of files of stories. */
export async function takePictures(job: PictureJob): Promise<TakenFile[]> {
  const wanted = plannedFiles(job);
  const taken: TakenFile[] = [];
  const takeTurns = async () => {
    let page = await openPage(job.browser);
    let shown = 0;
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      if (shown > picturesOfPage) {
        await page.context().close();
        page = await openPage(job.browser);
        shown = 0;
      }
      taken.push(await takeFile(page, job, next));
      shown += next.pictures.length;
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(job.pages, wanted.length) }, takeTurns));
  return taken;
}

/** The longest first, so that no page is left with one at the end. */
function plannedFiles({ catalogue, stories, folder }: PictureJob) {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  const plan = picturesByFile(Object.values<FileEntry>(entries));
  return stories
    .map((path, at) => ({ stories: path, pictures: plan.get(path) ?? [], folder: join(folder, String(at)) }))
    .sort((a, b) => b.pictures.length - a.pictures.length);
}

/** A page with a device of its own: what it remembers is shared within a context. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ ...pageOptions, baseURL: address });
  await openCatalogue(page);
  return page;
}

async function takeFile(
  page: Page,
  job: PictureJob,
  { stories, pictures, folder }: { stories: string; pictures: Picture[]; folder: string },
): Promise<TakenFile> {
  mkdirSync(folder, { recursive: true });
  await forgetRan(page);
  const taken: Picture[] = [];
  const failures: string[] = [];
  for (const picture of pictures) {
    const failure =
      (await attempt(page, job, picture, folder)) && (await attempt(page, job, picture, folder));
    if (failure) failures.push(`${picture.name}: ${failure}`);
    else taken.push(picture);
  }
  const readScript = (url: string) => readFile(join(job.catalogue, new URL(url).pathname), 'utf8');
  return { stories, pictures: taken, folder, ran: await takeRan(page, readScript), failures };
}

/** Takes a picture; why it could not be taken, if so. */
async function attempt(page: Page, { look }: PictureJob, picture: Picture, folder: string) {
  try {
    await takePicture(page, picture, folder);
    await look?.(page, picture);
    return undefined;
  } catch (error) {
    await openCatalogue(page);
    return String(error instanceof Error ? error.message : error).split('\n')[0];
  }
}

/** A page as a whole; a part in its own box, unless it stands above the page. */
async function takePicture(page: Page, { id, mode, file }: Picture, folder: string): Promise<void> {
  await showStory(page, id, mode, { whole: true });
  const clip = isPart.test(id) ? await page.evaluate(partBox, margin) : undefined;
  await page.screenshot({ path: join(folder, file), ...(clip && { clip }), caret: 'initial' });
}
