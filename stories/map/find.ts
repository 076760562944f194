import type { Area, MapEntry } from './mapOf';

/** The words of a query. */
export const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Filters an entry by words: the whole entry if its names match all of them, else the states that match the rest, else
 * nothing.
 */
function narrow<Entry extends MapEntry>(entry: Entry, names: string[], words: readonly string[]): Entry[] {
  const called = names.join(' ').toLowerCase();
  const rest = words.filter((word) => !called.includes(word));
  if (rest.length === 0) return [entry];
  const stories = entry.stories.filter(({ name }) => {
    // The name as displayed and as in the code.
    const state = `${name} ${name.replaceAll(' ', '')}`.toLowerCase();
    return rest.every((word) => state.includes(word));
  });
  return stories.length > 0 ? [{ ...entry, stories }] : [];
}

/** Screens and states whose paths, headings and names match the words. */
export function findScreens(areas: readonly Area[], words: readonly string[]): Area[] {
  return areas
    .map(({ name, screens }) => ({
      name,
      screens: screens.flatMap((screen) =>
        narrow(screen, [screen.name, ...Object.values(screen.headings)], words),
      ),
    }))
    .filter(({ screens }) => screens.length > 0);
}

/** Journeys whose names match the words. */
export function findJourneys(journeys: readonly MapEntry[], words: readonly string[]): MapEntry[] {
  return journeys.flatMap((journey) => narrow(journey, [journey.name], words));
}
