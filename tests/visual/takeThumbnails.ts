import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phoneModes } from '../../.storybook/modes.ts';
import { type IndexEntry, mainStory, storiesByTitle } from '../../stories/map/storyIndex.ts';
import { type Thumbnails, thumbnailFile } from '../../stories/map/thumbnails.ts';
import { type Shot, type ShotJob, takeShots } from './takeShots.ts';

export interface ThumbnailJob extends ShotJob {
  /** Folder of the built catalogue. */
  catalogue: string;
  /** Whether every story of a screen gets pictures. */
  all: boolean;
}

/** Half of a phone's pixels. */
const look = { deviceScaleFactor: 0.5, quality: 65 };

/**
 * Takes the thumbnails of the catalogue: the default story of every screen, or all of them, in every locale.
 *
 * @returns number of pictures, and errors of others
 */
export async function takeThumbnails({ catalogue, all, ...job }: ThumbnailJob) {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  const { taken, failures } = await takeShots(thumbnailShots(Object.values(entries), all), job, look);
  const thumbnails: Thumbnails = {};
  for (const { id, mode, heading } of taken) thumbnails[id] = { ...thumbnails[id], [mode.locale]: heading };
  writeFileSync(join(job.folder, 'index.json'), JSON.stringify(thumbnails));
  return { taken: taken.length, failures };
}

/** The thumbnails to take. Those of the map come first. */
export function thumbnailShots(entries: readonly IndexEntry[], all: boolean): Shot[] {
  const screens = [...storiesByTitle(entries)].filter(([title]) => title.startsWith('Screens/'));
  const ofMap = screens.flatMap(([, stories]) => mainStory(stories) ?? []);
  const others = screens.flatMap(([, stories]) => stories.filter((story) => story !== mainStory(stories)));
  return [...ofMap, ...(all ? others : [])].flatMap(({ id }) => phoneModes.map((mode) => shotOf(id, mode)));
}

const shotOf = (id: string, mode: Shot['mode']): Shot => ({
  id,
  mode,
  file: thumbnailFile(id, mode.locale),
});
