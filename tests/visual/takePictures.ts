import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { resetCoverage, takeExecutedModules } from '../../.storybook/coverage/executedModules.ts';
import { openCatalogue, showStory, switchTheme } from './cataloguePage.ts';
import { address, pageOptions } from './pageOptions.ts';
import { type Box, margin, partBox } from './partBox.ts';
import { type FileEntry, type Picture, picturesByFile } from './plan.ts';

export interface PictureJob {
  browser: Browser;
  /** Folder of the built catalogue, served to the browser at `address`. */
  catalogue: string;
  /** Files of stories whose pictures to take. */
  stories: readonly string[];
  /** Target folder. */
  folder: string;
  /** Number of parallel pages. */
  pages: number;
  /** Inspects the page after each picture. */
  look?: (page: Page, picture: Picture) => Promise<void>;
  /** Called for each file of stories once all its pictures are taken. */
  done?: (file: TakenFile) => void;
}

/** Pictures of a file of stories. */
export interface TakenFile {
  stories: string;
  /** Pictures that could be taken. */
  pictures: Picture[];
  /** Their folder. */
  folder: string;
  /** Modules of the project that ran for them. */
  ran: string[];
  /** Why other pictures could not be taken. */
  failures: string[];
}

/** A page gets large and slow after many stories. */
const picturesOfPage = 150;

/** Pictures of one file that a page takes in a row, to load its modules once. */
const picturesInRow = 10;

const isPart = /^(components|widgets)-/;

/** Takes the pictures of files of stories. */
export async function takePictures(job: PictureJob): Promise<TakenFile[]> {
  const files = plannedFiles(job);
  for (const { folder } of files) mkdirSync(folder, { recursive: true });
  const rows = files.flatMap((file) => rowsOf(file.pictures).map((pictures) => ({ file, pictures })));
  const rowsLeft = new Map(files.map((file) => [file, rowsOf(file.pictures).length]));
  const takeTurns = async () => {
    let page = await openPage(job.browser);
    let shown = 0;
    for (let next = rows.shift(); next; next = rows.shift()) {
      if (shown > picturesOfPage) {
        await page.context().close();
        page = await openPage(job.browser);
        shown = 0;
      }
      await takeRow(page, job, next.file, next.pictures);
      shown += next.pictures.length;
      const left = (rowsLeft.get(next.file) ?? 0) - 1;
      rowsLeft.set(next.file, left);
      if (left === 0) job.done?.(takenOf(next.file));
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(job.pages, rows.length) }, takeTurns));
  return files.map(takenOf);
}

/** A file of stories whose pictures are being taken. */
interface OpenFile {
  stories: string;
  folder: string;
  /** All pictures to take. */
  pictures: Picture[];
  taken: Picture[];
  ran: Set<string>;
  failures: string[];
}

const takenOf = ({ ran, taken, ...file }: OpenFile): TakenFile => ({
  ...file,
  pictures: taken,
  ran: [...ran],
});

function plannedFiles({ catalogue, stories, folder }: PictureJob): OpenFile[] {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  const plan = picturesByFile(Object.values<FileEntry>(entries));
  return stories.map((path, at) => ({
    ...{ stories: path, folder: join(folder, String(at)), pictures: plan.get(path) ?? [] },
    ...{ taken: [], ran: new Set(), failures: [] },
  }));
}

function rowsOf(pictures: readonly Picture[]): Picture[][] {
  const count = Math.ceil(pictures.length / picturesInRow);
  return Array.from({ length: count }, (_, at) =>
    pictures.slice(at * picturesInRow, (at + 1) * picturesInRow),
  );
}

/** A page in its own context, because pages of a context share storage. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ ...pageOptions, baseURL: address });
  await openCatalogue(page);
  return page;
}

async function takeRow(page: Page, job: PictureJob, file: OpenFile, pictures: Picture[]): Promise<void> {
  await resetCoverage(page);
  let shown: Picture | undefined;
  for (const picture of pictures) {
    const path = join(file.folder, picture.file);
    const attempted = await attempt(page, job, picture, path, shown);
    const { failure, box } = attempted.failure ? await attempt(page, job, picture, path) : attempted;
    if (failure) file.failures.push(`${picture.name}: ${failure}`);
    else file.taken.push({ ...picture, box });
    shown = failure ? undefined : picture;
  }
  const readScript = (url: string) => readFile(join(job.catalogue, new URL(url).pathname), 'utf8');
  for (const module of await takeExecutedModules(page, readScript)) file.ran.add(module);
}

/** Takes a picture. Returns its part of the page, or why it could not be taken. */
async function attempt(
  page: Page,
  { look }: PictureJob,
  picture: Picture,
  path: string,
  shown?: Picture,
): Promise<{ box?: Box | undefined; failure?: string | undefined }> {
  try {
    const box = await takePicture(page, picture, path, shown);
    await look?.(page, picture);
    return { box };
  } catch (error) {
    await openCatalogue(page);
    return { failure: String(error instanceof Error ? error.message : error).split('\n')[0] };
  }
}

/** Whether two pictures differ in nothing but the theme, which is switched without playing the story again. */
const isSameButTheme = (one: Picture, other: Picture) =>
  one.id === other.id &&
  one.mode.locale === other.mode.locale &&
  one.mode.viewport.width === other.mode.viewport.width;

/**
 * Takes the whole page of a screen, or the box of a part unless it is above the page.
 *
 * @param shown the picture that the page shows
 */
async function takePicture(
  page: Page,
  picture: Picture,
  path: string,
  shown: Picture | undefined,
): Promise<Box | undefined> {
  const { id, mode } = picture;
  if (shown && isSameButTheme(shown, picture)) await switchTheme(page, mode.theme);
  else await showStory(page, id, mode, { whole: true });
  const clip = isPart.test(id) ? await page.evaluate(partBox, margin) : undefined;
  await page.screenshot({ path, ...(clip && { clip }), caret: 'initial' });
  return clip;
}
