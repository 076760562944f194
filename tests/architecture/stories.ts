import { objectsOf, stringProperty } from './objects';
import { manifest, readRoutes } from './routeTable';
import type { SourceFile, SourceTree } from './sourceTree';
import { standardStoriesOfAnotherName } from './standardStories';
import { storiesOfNothing } from './storyContent';
import type { Rule, Violation } from './violation';

interface Story {
  file: string;
  title: string | undefined;
  /** Imported sources. */
  imports: string[];
}

function readStories(tree: SourceTree): Story[] {
  return [...tree.values()]
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map((file) => ({
      file: file.path,
      title: titleOf(file),
      imports: file.imports.map(({ target }) => target),
    }));
}

/** Title of `meta`: the first object with a title. */
function titleOf({ program }: SourceFile): string | undefined {
  return objectsOf(program)
    .map((node) => stringProperty(node, 'title'))
    .find((title) => title !== undefined);
}

/** Folders of a layer, such as `src/widgets/PositionCard`. */
function foldersOf(tree: SourceTree, layer: string): string[] {
  const inFolders = [...tree.keys()].filter(
    (path) => path.startsWith(`${layer}/`) && path.split('/').length > 3,
  );
  return [...new Set(inFolders.map((path) => path.split('/').slice(0, 3).join('/')))];
}

function foldersWithoutStory(tree: SourceTree, stories: Story[]): Violation[] {
  return ['src/widgets', 'src/components']
    .flatMap((layer) => foldersOf(tree, layer))
    .filter((folder) => !stories.some(({ imports }) => imports.some((path) => path.startsWith(`${folder}/`))))
    .map((folder) => ({ file: folder, problem: 'has no story' }));
}

/** Title of the stories of a path. */
const titleFor = (path: string) => `Screens${path}`;

function screensWithoutStory(tree: SourceTree, stories: Story[]): Violation[] {
  return readRoutes(tree)
    .filter(
      ({ path, screens }) =>
        !stories.some(
          ({ title, imports }) =>
            title === titleFor(path) && screens.some((screen) => imports.includes(screen)),
        ),
    )
    .map(({ path }) => ({ file: manifest, problem: `${path} has no story called ${titleFor(path)}` }));
}

function storiesWithoutPath(tree: SourceTree, stories: Story[]): Violation[] {
  const titles = readRoutes(tree).map(({ path }) => titleFor(path));
  return stories
    .filter(({ title }) => title?.startsWith('Screens/') && !titles.includes(title))
    .map(({ file, title }) => ({ file, problem: `is called ${title}, which is not a path` }));
}

/**
 * Every screen, widget and component has a story that renders it. The title of a screen's stories contains its path. The
 * standard stories of a form have the same names everywhere.
 */
export const stories: Rule = (tree) => {
  const all = readStories(tree);
  return [
    foldersWithoutStory,
    screensWithoutStory,
    storiesWithoutPath,
    storiesOfNothing,
    standardStoriesOfAnotherName,
  ].flatMap((find) => find(tree, all));
};
