import type { PerStoryRecord, Reached } from './record.ts';

interface Change {
  /** File of stories. */
  file: string;
  /** Files that differ from the base, from the root of the project. */
  changed: readonly string[];
  /** What the file reached when it last passed, if it is known. */
  reached: Reached | undefined;
  perStory: PerStoryRecord;
  /** Hash of a file's content now. */
  hashOf: (path: string) => string;
}

/** Names of the stories of a file that reached what has changed; undefined where it is not known of single stories. */
export function affectedNames({ file, changed, reached, perStory, hashOf }: Change): string[] | undefined {
  const known = perStory[file];
  if (!known || !reached) return undefined;
  const differs = new Set([
    ...changed,
    ...Object.keys(reached).filter((path) => hashOf(path) !== reached[path]),
  ]);
  const places = new Set(known.paths.flatMap((path, at) => (differs.has(path) ? [at] : [])));
  const names = Object.entries(known.stories)
    .filter(([, reachedPlaces]) => reachedPlaces.some((place) => places.has(place)))
    .map(([name]) => name);
  return names.length > 0 ? names : undefined;
}
