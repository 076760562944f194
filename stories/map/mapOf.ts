import { type IndexEntry, mainStory, storiesByTitle } from './storyIndex';
import type { Thumbnails } from './thumbnails';

/** A screen or a journey, with its stories. */
export interface MapEntry {
  /** The path of a screen or the name of a journey. */
  name: string;
  stories: readonly IndexEntry[];
}

export interface Screen extends MapEntry {
  /** The title of its stories. */
  title: string;
  /** The number of its stories, independent of the search. */
  total: number;
  /** The main story; undefined if there is none. */
  main: IndexEntry | undefined;
  /** The headings in its pictures, by language. */
  headings: Thumbnails[string];
}

/** The screens with the same first part of the path. */
export interface Area {
  name: string;
  screens: readonly Screen[];
}

const group = { screens: 'Screens/', journeys: 'Journeys/' };

const areaOf = (title: string) => title.split('/')[1] ?? '';

/** Every path with its stories by area, in the order of the sidebar. */
export function areasOf(
  paths: readonly string[],
  entries: readonly IndexEntry[],
  thumbnails: Thumbnails,
): Area[] {
  const byTitle = storiesByTitle(entries);
  const screens = paths.map((path): Screen => {
    const title = group.screens + path.slice(1);
    const stories = byTitle.get(title) ?? [];
    const main = mainStory(stories);
    const headings = (main && thumbnails[main.id]) ?? {};
    return { name: path, title, stories, total: stories.length, main, headings };
  });
  const inSidebar = [...byTitle.keys()].filter((title) => title.startsWith(group.screens));
  const names = new Set([...inSidebar, ...screens.map(({ title }) => title)].map(areaOf));
  return [...names].map((name) => ({
    name,
    screens: screens.filter(({ title }) => areaOf(title) === name),
  }));
}

const entriesIn = (entries: readonly IndexEntry[], part: string): MapEntry[] =>
  [...storiesByTitle(entries)]
    .filter(([title]) => title.startsWith(part))
    .map(([title, stories]) => ({ name: title.slice(part.length), stories }));

export const journeysOf = (entries: readonly IndexEntry[]) => entriesIn(entries, group.journeys);

/** Components and widgets, and the pages about what all have in common. */
export const partsOf = (entries: readonly IndexEntry[]): MapEntry[] =>
  ['Components/', 'Widgets/', 'Foundations/', 'Reference/'].flatMap((part) => entriesIn(entries, part));
