import type { StoryRecord } from './record.ts';

/** A file of stories to play, and the reason. */
export interface Affected {
  stories: string;
  because: string;
  /** Whether to play all stories of the file; else only those that reached a change. */
  isWhole: boolean;
}

/** Changes of these files affect all stories. */
const affectsAll =
  /^(\.storybook\/|stories\/support\/everyMode\.ts$|src\/theme\/tokens\/generated\/colors\.css$|mocks\/public\/|scripts\/|package(-lock)?\.json$|tsconfig\.json$|vite\.config\.ts$|\.npmrc$)/;

/** The reference is generated from the contract at build time, so coverage does not show the dependency. */
const contract = /^(reference|src\/api\/contract)\//;
const reference = /^stories\/reference\//;

/** The map lists all stories. */
const anyStory = /\.stories\.tsx$/;
const map = /^stories\/map\//;

/** Maps the ARIA record of a journey to its stories; other paths stay. */
const journeyOf = (path: string) =>
  path.replace(/^tests\/aria\/(\w+)\.yml$/, 'stories/journeys/$1.stories.tsx');

interface Change {
  /** Files that differ from the base, from the root of the project. */
  changed: readonly string[];
  /** All files of stories. */
  stories: readonly string[];
  record: StoryRecord;
  /** Hash of a file's content now. */
  hashOf: (path: string) => string;
}

/**
 * Files of stories whose result may have changed: they reached a changed file when they last passed, or a file that has
 * changed since, or they have no record.
 */
export function affectedStories({ changed, stories, record, hashOf }: Change): Affected[] {
  const whole = changed.find((path) => affectsAll.test(path));
  const differs = new Set(changed.map(journeyOf));
  const contractChanged = changed.find((path) => contract.test(path));
  const storyChanged = changed.find((path) => anyStory.test(path));

  const reasonForAll = (path: string): string | undefined => {
    if (whole) return `${whole} changed`;
    if (!record[path]) return 'not recorded yet';
    if (differs.has(path)) return 'it changed';
    if (contractChanged && reference.test(path)) return `${contractChanged} changed`;
    if (storyChanged && map.test(path)) return `${storyChanged} changed`;
    return undefined;
  };
  const reasonForSome = (path: string): string | undefined => {
    for (const [file, hash] of Object.entries(record[path] ?? {})) {
      if (differs.has(file)) return `${file} changed`;
      if (hashOf(file) !== hash) return `${file} changed since it was played`;
    }
    return undefined;
  };
  return stories.flatMap((path) => {
    const forAll = reasonForAll(path);
    const because = forAll ?? reasonForSome(path);
    return because ? [{ stories: path, because, isWhole: forAll !== undefined }] : [];
  });
}
