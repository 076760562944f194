import { type Mode, modes } from '../../.storybook/modes.ts';
import { defaultLanguage, languages } from '../../src/i18n/language.ts';
import { type IndexEntry, mainStory, storiesByTitle } from '../../stories/map/storyIndex.ts';

/** One picture to be taken. */
export interface Picture {
  id: string;
  mode: Mode;
  /** Title and name of the story, and the mode, for people. */
  name: string;
  /** Its file, within the folder of its file of stories. */
  file: string;
}

export interface FileEntry extends IndexEntry {
  /** The file of the story, as the catalogue has it: `./stories/…`. */
  importPath: string;
}

const usualWidth = 390;

/**
 * The pictures of a catalogue, by the path of their file of stories: every story in one language on a common phone; the
 * default story of each title, which is its first where none is called so, in all languages; that of a screen at all
 * widths, too.
 */
export function picturesByFile(entries: readonly FileEntry[]): Map<string, Picture[]> {
  const byFile = new Map<string, Picture[]>();
  const fileOf = new Map(entries.map(({ id, importPath }) => [id, importPath.replace(/^\.\//, '')]));
  for (const stories of storiesByTitle(entries).values()) {
    const main = mainStory(stories);
    for (const story of stories) {
      const file = fileOf.get(story.id) ?? '';
      byFile.set(file, [...(byFile.get(file) ?? []), ...picturesOf(story, story === main)]);
    }
  }
  return byFile;
}

function picturesOf(story: IndexEntry, isMain: boolean): Picture[] {
  const isScreen = story.title.startsWith('Screens/');
  const wanted = Object.entries(modes).filter(([, { locale, viewport }]) => {
    if (viewport.width !== usualWidth) return isMain && isScreen;
    return isMain ? languages.includes(locale) : locale === defaultLanguage;
  });
  return wanted.map(([name, mode]) => ({
    id: story.id,
    mode,
    name: `${story.title}/${story.name} ${name}`,
    file: `${story.id} ${name}.png`,
  }));
}
