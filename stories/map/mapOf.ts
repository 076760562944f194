import { type IndexEntry, mainStory, storiesByTitle } from './storyIndex';
import type { Thumbnails } from './thumbnails';

/** A screen or a journey, and its stories. */
export interface MapEntry {
  /** The path of a screen, or what a journey is called. */
  name: string;
  stories: readonly IndexEntry[];
}

export interface Screen extends MapEntry {
  /** What its stories are filed under. */
  title: string;
  /** How many stories it has, whatever is looked for. */
  total: number;
  /** The story that stands for it; undefined where it has none. */
  main: IndexEntry | undefined;
  /** What heads it in its pictures, in the languages in which there are any. */
  headings: Thumbnails[string];
}

/** The screens whose paths begin alike. */
export interface Area {
  name: string;
  screens: readonly Screen[];
}

const group = { screens: 'Screens/', journeys: 'Journeys/' };

const areaOf = (title: string) => title.split('/')[1] ?? '';

/** Every path with its stories, by area; the areas in the order of the sidebar. */
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

export function journeysOf(entries: readonly IndexEntry[]): MapEntry[] {
  return [...storiesByTitle(entries)]
    .filter(([title]) => title.startsWith(group.journeys))
    .map(([title, stories]) => ({ name: title.slice(group.journeys.length), stories }));
}
