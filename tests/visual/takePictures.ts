import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { margin, partBox } from './partBox.ts';
import { keepSet, type PictureSet } from './pictureSets.ts';
import { type FileEntry, type Picture, picturesByFile } from './plan.ts';
import { inPages, showStory, switchTheme, takeStill } from './storyPage.ts';

/** One address for every catalogue, because some stories display it. */
const host = 'catalogue.localhost';

/**
 * Arguments of a browser whose pictures are compared.
 *
 * @param url where the catalogue is served on this machine
 */
export const browserArguments = (url: string) => [
  // Partial raster, such as of typed text, may differ by a pixel from a complete one.
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  `--host-resolver-rules=MAP ${host}:80 ${new URL(url).host}`,
];

export interface PictureJob {
  browser: Browser;
  /** Folder of the built catalogue. */
  catalogue: string;
  /** Files of stories whose pictures to take. */
  stories: readonly string[];
  /** Folder in which each file of stories gets one. */
  folder: string;
}

/** Pictures of a file of stories. */
export interface TakenSet extends PictureSet {
  /** Why other pictures could not be taken. */
  failures: string[];
}

/** Takes the pictures of files of stories. Keeps complete sets one by one, so that an interrupted run is not lost. */
export async function takePictures({ browser, catalogue, stories, folder }: PictureJob): Promise<TakenSet[]> {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  const plan = picturesByFile(Object.values<FileEntry>(entries));
  const sets = stories.map((path) => openSet(folder, path, plan.get(path) ?? []));
  const plays = sets.flatMap((set) => set.plays.map((pictures) => ({ set, pictures })));
  const options = { baseURL: `http://${host}`, deviceScaleFactor: 1 };
  const failures = await inPages(browser, options, plays, async (page, { set, pictures }) => {
    const taken = await takePlay(page, set.folder, pictures);
    set.pictures.push(...taken);
    if (set.pictures.length === set.wanted) keepSet(set);
  });
  return sets.map(({ stories, folder, pictures }) => ({
    stories,
    folder,
    pictures,
    failures: [...failures].flatMap(([play, failure]) =>
      play.set.stories === stories ? play.pictures.map(({ name }) => `${name}: ${failure}`) : [],
    ),
  }));
}

function openSet(folder: string, stories: string, planned: readonly Picture[]) {
  const set = { stories, folder: join(folder, stories), pictures: [] as Picture[] };
  mkdirSync(set.folder, { recursive: true });
  if (planned.length === 0) keepSet(set);
  return { ...set, wanted: planned.length, plays: playsOf(planned) };
}

/** Pictures that differ in nothing but the theme, which is switched without playing the story again. */
function playsOf(pictures: readonly Picture[]): Picture[][] {
  const plays = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const { locale, viewport } = picture.mode;
    const play = `${picture.id} ${locale} ${viewport.width}`;
    plays.set(play, [...(plays.get(play) ?? []), picture]);
  }
  return [...plays.values()];
}

async function takePlay(page: Page, folder: string, pictures: readonly Picture[]): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const picture of pictures) {
    const { id, mode, file } = picture;
    if (taken.length > 0) await switchTheme(page, mode.theme);
    else await showStory(page, id, mode, { whole: true });
    const box = /^(components|widgets)-/.test(id) ? await page.evaluate(partBox, margin) : undefined;
    await takeStill(page, { path: join(folder, file), clip: box, caret: 'initial' });
    taken.push({ ...picture, box });
  }
  return taken;
}
