import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { differingFile, type Files, type MadeOf } from './contents.ts';
import type { Picture } from './plan.ts';

/** Pictures of a file of stories in one revision. */
export interface PictureSet {
  stories: string;
  madeOf: MadeOf;
  pictures: Picture[];
  /** Folder of the pictures. */
  folder: string;
}

const list = 'set.json';

/** Picture sets in a folder, by file of stories. */
export function readSets(folder: string): Map<string, PictureSet[]> {
  const sets = new Map<string, PictureSet[]>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name, list);
    if (!existsSync(file)) continue;
    const set: PictureSet = { ...JSON.parse(readFileSync(file, 'utf8')), folder: join(folder, name) };
    sets.set(set.stories, [...(sets.get(set.stories) ?? []), set]);
  }
  return sets;
}

/** The set whose dependencies equal those of a revision, whatever commit it was taken of. */
export function setOf(
  sets: ReadonlyMap<string, readonly PictureSet[]>,
  stories: string,
  files: Files,
): PictureSet | undefined {
  return sets.get(stories)?.find(({ madeOf }) => differingFile(madeOf, files) === undefined);
}

/** Stores pictures from another folder. */
export function keepSet(folder: string, set: PictureSet): PictureSet {
  const { folder: from, ...kept } = set;
  const text = JSON.stringify(kept);
  const to = join(folder, createHash('sha1').update(text).digest('hex'));
  writeFileSync(join(from, list), text);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
  return { ...kept, folder: to };
}

/** Marks a set as used. */
export function touchSet({ folder }: PictureSet, now = new Date()): void {
  utimesSync(join(folder, list), now, now);
}

/** Removes sets that were not used for some days. Returns their number. */
export function removeOldSets(folder: string, days: number, now = Date.now()): number {
  const isOld = (name: string) => {
    const file = join(folder, name, list);
    return !existsSync(file) || now - statSync(file).mtimeMs > days * 24 * 60 * 60 * 1000;
  };
  const old = existsSync(folder) ? readdirSync(folder).filter(isOld) : [];
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old.length;
}
