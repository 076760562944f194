import type { PerStoryRecord, Reached } from './record.ts';

interface Change {
  /** The file of stories. */
  file: string;
  /** Files that differ from the base, relative to the project's root. */
  changed: readonly string[];
  /** Files that it reached when it last passed, if known. */
  reached: Reached | undefined;
  perStory: PerStoryRecord;
  /** Hash of a file's content now. */
  hashOf: (path: string) => string;
}

/** Names of stories that reached a change; undefined if the record has no data for single stories. */
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
