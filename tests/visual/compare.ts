import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSet } from './pictureSets.ts';
import type { Picture } from './plan.ts';

type Shown = Pick<PictureSet, 'folder' | 'pictures'>;

/** A picture that differs from the base. */
export interface Difference {
  picture: Picture;
  /** Path of the base picture; undefined if it is new. */
  before?: string | undefined;
  /** Path of the current picture; undefined if it was removed. */
  after?: string | undefined;
}

/**
 * Changed, new and removed pictures. Files are compared byte by byte, because one browser encodes equal pixels equally.
 */
export function compareSets(before: Shown | undefined, after: Shown | undefined): Difference[] {
  const byFile = (shown: Shown | undefined) =>
    new Map(
      shown?.pictures.map((picture) => [picture.file, { picture, path: join(shown.folder, picture.file) }]),
    );
  const [befores, afters] = [byFile(before), byFile(after)];
  return [...new Map([...befores, ...afters])].flatMap(([file, { picture }]) => {
    const pair = { before: befores.get(file)?.path, after: afters.get(file)?.path };
    return pair.before && pair.after && isSame(pair.before, pair.after) ? [] : [{ picture, ...pair }];
  });
}

const isSame = (a: string, b: string) => readFileSync(a).equals(readFileSync(b));
