import type { Area, MapEntry } from './mapOf';
import { screenName, screenTexts } from './screenNames';
import { stageOf } from './stages';
import type { IndexEntry } from './storyIndex';
import { has, type Wanted, wantedOf } from './synonyms';

export { wantedOf };

/**
 * Filters an entry by words: the whole entry if its names match all of them, else the states that match the rest, else
 * nothing.
 */
function narrow<Entry extends MapEntry>(
  entry: Entry,
  names: readonly string[],
  words: readonly Wanted[],
): Entry[] {
  const called = names.join(' ').toLowerCase();
  const rest = words.filter((word) => !has(called, word));
  if (rest.length === 0) return [entry];
  const stories = entry.stories.filter((story) => {
    const state = wordsOfState(story);
    return rest.every((word) => has(state, word));
  });
  return stories.length > 0 ? [{ ...entry, stories }] : [];
}

/** The name as displayed and as in the code, and the kind of state. */
function wordsOfState({ name, importPath }: IndexEntry): string {
  const stage = stageOf(name, importPath);
  const words = [name, name.replaceAll(' ', ''), stage === 'default' ? '' : stage];
  return words.join(' ').toLowerCase();
}

const findIn = (areas: readonly Area[], find: (screen: Area['screens'][number]) => Area['screens']): Area[] =>
  areas
    .map(({ name, screens }) => ({ name, screens: screens.flatMap(find) }))
    .filter(({ screens }) => screens.length > 0);

/** Screens and states whose paths and names match the words, in any language. */
export const findScreens = (areas: readonly Area[], words: readonly Wanted[]): Area[] =>
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
export function findJourneys(journeys: readonly MapEntry[], words: readonly Wanted[]): MapEntry[] {
  return journeys.flatMap((journey) => narrow(journey, [journey.name], words));
}
