import { createHash } from 'node:crypto';
import type { Files } from './contents.ts';

/** The entry among the files of a revision that says how its pictures are taken: no file has this path. */
export const how = 'how pictures are taken';

const takes =
  /^(tests\/visual\/.*(?<!\.test)\.ts|stories\/map\/storyIndex\.ts|\.storybook\/(modes|ran\/.*)\.ts)$/;

/**
 * Adds to a revision how its pictures are taken, so that pictures of another browser or in other modes are not taken for
 * the same.
 *
 * @param here files of the tool, which is that of this checkout
 */
export function takenBy(files: Files, browser: string, here: Files): Files {
  const tool = [...here].filter(([path]) => takes.test(path)).sort();
  const hash = createHash('sha1').update(JSON.stringify(tool)).digest('hex');
  return new Map([...files, [how, `${process.platform}, Chromium ${browser}, ${hash}`]]);
}
