import { type Mode, modes } from '../../.storybook/modes.ts';
import { defaultLanguage, languages } from '../../src/i18n/language.ts';
import { type IndexEntry, mainStory, storiesByTitle } from '../../stories/map/storyIndex.ts';

/** One picture to be taken. */
export interface Picture {
  id: string;
  mode: Mode;
  /** Path of its file, under the folder of its title. */
  file: string;
}

const usualWidth = 390;

/**
 * The pictures of a catalogue, by title: every story in one language on a common phone; the default story of each
 * title, which is its first where none is called so, in all languages; that of a screen at all widths, too.
 */
export function picturesByTitle(entries: readonly IndexEntry[]): Map<string, Picture[]> {
  return new Map(
    [...storiesByTitle(entries)].map(([title, stories]) => {
      const main = mainStory(stories);
      return [title, stories.flatMap((story) => picturesOf(story, story === main))];
    }),
  );
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
    file: `${story.title}/${story.name} ${name}.png`,
  }));
}
