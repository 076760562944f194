import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './plan.ts';

/** Pictures of a file of stories, or those of them that could be taken. */
export interface Shown {
  folder: string;
  pictures: readonly Picture[];
}

/** A picture that is not what it was. */
export interface Difference {
  name: string;
  /** Path of the picture of the base; undefined where it is new. */
  before?: string | undefined;
  /** Path of the picture of what stands here; undefined where it is gone. */
  after?: string | undefined;
}

/**
 * The pictures that differ, those that are new and those that are gone. One browser writes the same pixels as the same
 * bytes, so the files are compared as they are.
 */
export function compareSets(before: Shown | undefined, after: Shown | undefined): Difference[] {
  const pathsOf = (shown: Shown | undefined) =>
    new Map(shown?.pictures.map(({ name, file }) => [name, join(shown.folder, file)]));
  const [befores, afters] = [pathsOf(before), pathsOf(after)];
  return [...new Set([...befores.keys(), ...afters.keys()])].flatMap((name) => {
    const pair = { before: befores.get(name), after: afters.get(name) };
    return pair.before && pair.after && isSame(pair.before, pair.after) ? [] : [{ name, ...pair }];
  });
}

const isSame = (a: string, b: string) => readFileSync(a).equals(readFileSync(b));
