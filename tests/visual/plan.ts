import { defaultLanguage, languages } from '../../src/i18n/language.ts';
import { type IndexEntry, mainStory, storiesByTitle } from '../../stories/map/storyIndex.ts';
import { everyMode, type Mode } from '../../stories/support/everyMode.ts';
import type { Box } from './partBox.ts';

/** A picture to take. */
export interface Picture {
  id: string;
  title: string;
  mode: Mode;
  /** Readable name: title and name of the story, and the mode. */
  name: string;
  /** File name within the folder of its file of stories. */
  file: string;
  /** The pictured part of the page; undefined for the whole page, and before it is taken. */
  box?: Box | undefined;
}

export interface FileEntry extends IndexEntry {
  /** Path of the file of stories in the catalogue's index: `./stories/…`. */
  importPath: string;
}

const usualWidth = 390;

/**
 * Pictures of a catalogue, by path of their file of stories. Every story in one language on a common phone, in the light
 * and the dark theme. The default story of each title (named Default, else the first) in all languages; that of a screen
 * also at all widths.
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
  const wanted = Object.entries(everyMode).filter(([, { locale, viewport }]) => {
    if (viewport.width !== usualWidth) return isMain && isScreen;
    return isMain ? languages.includes(locale) : locale === defaultLanguage;
  });
  return wanted.map(([name, mode]) => ({
    id: story.id,
    title: story.title,
    mode,
    name: `${story.title}/${story.name} ${name}`,
    file: `${story.id} ${name}.png`,
  }));
}
