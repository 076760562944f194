import type { Indexer, IndexInput } from 'storybook/internal/types';
import { runnerImport } from 'vite';
import { libraryStatusOf } from '../stories/map/libraryStatus.ts';
import { sentenceCase, withAliases } from '../stories/map/storyName.ts';

type Names = Pick<typeof import('../stories/map/screenNames'), 'searchedNames'>;

/** The texts of the app are written for a bundler, so Vite loads them. */
const loadNames = (): Promise<{ module: Names }> =>
  runnerImport<Names>('./stories/map/screenNames.ts', { configFile: false, logLevel: 'error' });

let names: ReturnType<typeof loadNames> | undefined;

const prefix = 'Screens';

/**
 * Lists stories as readers look for them: with names in sentence case. A component or widget has its
 * status in the library as a tag; the documentation for agents leaves out the others. The first state of a screen has the screen's name in every language, for the search.
 */
export const readableIndexer = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const stories = await indexer.createIndex(file, options);
    names ??= loadNames();
    const { module } = await names;
    return stories.map((story) => readable(story, module));
  },
});

function readable(input: IndexInput, { searchedNames }: Names): IndexInput {
  const name = sentenceCase(input.name ?? '');
  const status = libraryStatusOf(input.title ?? '');
  const story = { ...input, name, tags: [...(input.tags ?? []), status ?? '!manifest'] };
  if (status || !input.title?.startsWith(`${prefix}/`) || name !== 'Default') return story;
  return { ...story, name: withAliases(name, searchedNames(input.title.slice(prefix.length))) };
}
