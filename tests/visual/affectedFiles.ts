import { type Affected as AffectedStories, affectedStories } from '../affected/affectedStories.ts';
import type { StoryRecord } from '../affected/record.ts';
import { differingFile, type Files } from './contents.ts';
import { type PictureSet, setOf } from './pictureSets.ts';

/** A file of stories whose pictures to take, and the reason. */
export type Affected = Omit<AffectedStories, 'isWhole'>;

interface Revisions {
  /** Files of stories of both revisions. */
  stories: readonly string[];
  base: Files;
  here: Files;
  sets: ReadonlyMap<string, readonly PictureSet[]>;
  /** Paths of all differing files. */
  changed: readonly string[];
  /** Files that the stories reached when last played: used where there are no pictures yet. */
  record: StoryRecord;
  /** Hash of a file's content, as in the record. */
  hashOf: (path: string) => string;
}

/** Files of stories whose pictures a change can affect, with reasons. All others are equal in both revisions. */
export function affectedFiles({ stories, base, here, sets, changed, record, hashOf }: Revisions): Affected[] {
  const recorded = new Map(
    affectedStories({ changed, stories, record, hashOf }).map((affected) => [
      affected.stories,
      affected.because,
    ]),
  );
  const reason = (path: string): string | undefined => {
    if (!here.has(path)) return 'gone';
    if (!base.has(path)) return 'new';
    const before = setOf(sets, path, base);
    if (!before) return recorded.get(path);
    const file = differingFile(before.madeOf, here);
    return file && `${file} changed`;
  };
  return stories.flatMap((path) => {
    const because = reason(path);
    return because ? [{ stories: path, because }] : [];
  });
}
