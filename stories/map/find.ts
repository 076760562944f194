import type { Area, MapEntry } from './mapOf';
import { screenName, screenTexts } from './screenNames';
import { kindOfState } from './stateKinds';
import type { IndexEntry } from './storyIndex';
import { hasWord, type QueryWord } from './synonyms';

/**
 * Filters an entry by words: the whole entry if its names match all of them, else the states that match the rest, else
 * nothing.
 */
function narrow<Entry extends MapEntry>(
  entry: Entry,
  names: readonly string[],
  words: readonly QueryWord[],
): Entry[] {
  const called = names.join(' ').toLowerCase();
  const rest = words.filter((word) => !hasWord(called, word));
  if (rest.length === 0) return [entry];
  const stories = entry.stories.filter((story) => {
    const state = wordsOfState(story);
    return rest.every((word) => hasWord(state, word));
  });
  return stories.length > 0 ? [{ ...entry, stories }] : [];
}

/** The name as displayed and as in the code, and the kind of state. */
function wordsOfState({ name, importPath }: IndexEntry): string {
  const kind = kindOfState(name, importPath);
  const words = [name, name.replaceAll(' ', ''), kind === 'default' ? '' : kind];
  return words.join(' ').toLowerCase();
}

const findIn = (areas: readonly Area[], find: (screen: Area['screens'][number]) => Area['screens']): Area[] =>
  areas
    .map(({ name, screens }) => ({ name, screens: screens.flatMap(find) }))
    .filter(({ screens }) => screens.length > 0);

/** Screens and states whose paths and names match the words, in any language. */
export const findScreens = (areas: readonly Area[], words: readonly QueryWord[]): Area[] =>
  findIn(areas, (screen) =>
    narrow(
      screen,
      [screen.name, ...Object.values(screenName(screen.name) ?? {}), ...Object.values(screen.headings)],
      words,
    ),
  );

/** Screens whose texts have the words typed, in any language. */
export function findByTexts(areas: readonly Area[], query: string): Area[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return findIn(areas, (screen) => {
    const texts = screenTexts(screen.name);
    return words.every((word) => texts.includes(word)) ? [screen] : [];
  });
}

/** Journeys whose names match the words. */
export function findJourneys(journeys: readonly MapEntry[], words: readonly QueryWord[]): MapEntry[] {
  return journeys.flatMap((journey) => narrow(journey, [journey.name], words));
}
