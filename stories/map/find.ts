import type { Area, MapEntry } from './mapOf';

/** What somebody has typed, word by word. */
export const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * What is left of an entry when these words are looked for: all of it where its names have them all, else the states
 * that have the rest of them; nothing where there are none.
 */
function narrow<Entry extends MapEntry>(entry: Entry, names: string[], words: readonly string[]): Entry[] {
  const called = names.join(' ').toLowerCase();
  const rest = words.filter((word) => !called.includes(word));
  if (rest.length === 0) return [entry];
  const stories = entry.stories.filter(({ name }) => {
    // As it is read here, and as it is written in the code.
    const state = `${name} ${name.replaceAll(' ', '')}`.toLowerCase();
    return rest.every((word) => state.includes(word));
  });
  return stories.length > 0 ? [{ ...entry, stories }] : [];
}

/** The screens and states that have these words in their paths, headings and names. */
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

/** The journeys that have these words in their names. */
export function findJourneys(journeys: readonly MapEntry[], words: readonly string[]): MapEntry[] {
  return journeys.flatMap((journey) => narrow(journey, [journey.name], words));
}
