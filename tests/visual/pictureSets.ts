import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './plan.ts';

/** Pictures of a file of stories in one revision. */
export interface PictureSet {
  stories: string;
  /** Their folder. */
  folder: string;
  pictures: readonly Picture[];
}

const listIn = (folder: string) => join(folder, 'pictures.json');

/** Lists the pictures in their folder, once all have been taken. */
export const keepSet = ({ folder, pictures }: PictureSet): void =>
  writeFileSync(listIn(folder), JSON.stringify(pictures));

/**
 * The complete pictures of a file of stories; undefined if there are none.
 *
 * @param revision folder of a revision
 */
export function readSet(revision: string, stories: string): PictureSet | undefined {
  const folder = join(revision, stories);
  if (!existsSync(listIn(folder))) return undefined;
  return { stories, folder, pictures: JSON.parse(readFileSync(listIn(folder), 'utf8')) };
}

/** Removes the pictures of revisions that were not used for some days, and marks one as used. */
export function removeOldRevisions(folder: string, days: number, used: string, now = Date.now()): void {
  utimesSync(join(folder, used), new Date(now), new Date(now));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > days * 24 * 60 * 60 * 1000) rmSync(path, { recursive: true });
  }
}
