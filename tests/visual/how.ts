import { createHash } from 'node:crypto';
import type { Files } from './contents.ts';

/** Pseudo-path of a revision's entry about how its pictures are taken. */
export const how = 'how pictures are taken';

const takes =
  /^(tests\/visual\/.*(?<!\.test)\.ts|stories\/(map\/storyIndex|support\/everyMode)\.ts|\.storybook\/(modes|ran\/.*)\.ts)$/;

/**
 * Adds to a revision how its pictures are taken, so that pictures of another browser or with other modes count as
 * different.
 *
 * @param here files of this checkout, which contain the tool
 */
export function takenBy(files: Files, browser: string, here: Files): Files {
  const tool = [...here].filter(([path]) => takes.test(path)).sort();
  const hash = createHash('sha1').update(JSON.stringify(tool)).digest('hex');
  return new Map([...files, [how, `${process.platform}, Chromium ${browser}, ${hash}`]]);
}
