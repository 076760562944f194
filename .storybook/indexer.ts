import type { Indexer, IndexInput } from 'storybook/internal/types';
import { runnerImport } from 'vite';
import { libraryStatusOf } from '../stories/map/libraryStatus.ts';
import { kindOfState } from '../stories/map/stateKinds.ts';
import { sentenceCase, withAliases } from '../stories/map/storyName.ts';

type Names = Pick<typeof import('../stories/map/screenNames'), 'searchedNames'>;

/** The texts of the app are written for a bundler, so Vite loads them. */
const loadNames = (): Promise<{ module: Names }> =>
  runnerImport<Names>('./stories/map/screenNames.ts', { configFile: false, logLevel: 'error' });

let names: ReturnType<typeof loadNames> | undefined;

const prefix = 'Screens';

/**
 * Lists stories as readers look for them: with names in sentence case. A state of a screen has its kind as a tag, by which
 * the sidebar sorts and filters, and a component or widget its status in the library. The first state of a screen has the
 * screen's name in every language, for the search.
 */
export const readableIndexer = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const stories = await indexer.createIndex(file, options);
    names ??= loadNames();
    const { module } = await names;
    return stories.map((story) => readable(story, file, module));
  },
});

function readable(story: IndexInput, file: string, { searchedNames }: Names): IndexInput {
  const name = sentenceCase(story.name ?? '');
  const status = libraryStatusOf(story.title ?? '');
  if (status) return { ...story, name, tags: [...(story.tags ?? []), status] };
  if (!story.title?.startsWith(`${prefix}/`)) return { ...story, name };
  const kind = kindOfState(name, file);
  return {
    ...story,
    name: name === 'Default' ? withAliases(name, searchedNames(story.title.slice(prefix.length))) : name,
    tags: kind === 'default' ? story.tags : [...(story.tags ?? []), kind],
  };
}
