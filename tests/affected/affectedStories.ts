import type { StoryRecord } from './record.ts';

/** A file of stories to be played, and why. */
export interface Affected {
  stories: string;
  because: string;
  /** Whether all stories of the file have to be played; else those that reached what has changed. */
  isWhole: boolean;
}

/** Changes of these files mean everything: all stories are built or played with them. */
const everything =
  /^(\.storybook\/|mocks\/public\/|scripts\/|package(-lock)?\.json$|tsconfig\.json$|vite\.config\.ts$|\.npmrc$)/;

/** The reference is made from the contract when the catalogue is built, so no story runs what it is made of. */
const contract = /^(reference|src\/api\/contract)\//;
const reference = /^stories\/reference\//;

/** The map lists the stories. */
const anyStory = /\.stories\.tsx$/;
const map = /^stories\/map\//;

/** What a screen reader was told on a journey stands in a file of its name. */
const heard = (path: string) => path.replace(/^tests\/aria\/(\w+)\.yml$/, 'stories/journeys/$1.stories.tsx');

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
 * The files of stories whose result can have changed: those that reached a changed file when they last passed, that
 * reached a file which has changed since then, or of which nothing is known.
 */
export function affectedStories({ changed, stories, record, hashOf }: Change): Affected[] {
  const whole = changed.find((path) => everything.test(path));
  const differs = new Set(changed.map(heard));
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
