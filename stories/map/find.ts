import { findRoute } from '../../src/app/routes';
import { appTexts } from '../reference/glossary/appTexts';
import type { Area, MapEntry } from './mapOf';
import { namespaceOf, screenName } from './screenNames';
import { kindOfState } from './stateKinds';
import { withSynonyms } from './synonyms';
import { type Worded, wordIndex } from './wordIndex';

/** What the map shows. */
export interface Searched {
  areas: readonly Area[];
  journeys: readonly MapEntry[];
  /** Components, widgets and pages about them. They are only shown when they are found. */
  parts: readonly MapEntry[];
}

export interface Found extends Searched {
  /** Whether names have the words, and not only texts. */
  isNamed: boolean;
}

/** The search of the map: an entry if its names have all words, else its states that have the rest, else nothing. */
export function searchOf(all: Searched): (query: string) => Found {
  const screens = all.areas.flatMap((area) => area.screens);
  const byName = onFirstUse(() =>
    [...screens, ...all.journeys, ...all.parts].flatMap((entry): Worded[] => {
      const of = withSynonyms(namesOf(entry));
      const states = entry.stories.map((story) => ({
        id: story.id,
        of,
        words: withSynonyms(stateWords(story)),
      }));
      return [{ id: entry.name, words: of }, ...states];
    }),
  );
  return (query) => {
    const named = new Set(byName(query));
    if (named.size > 0) {
      const { journeys, parts } = all;
      const areas = narrowAreas(all.areas, (screen) => narrow(screen, named));
      const narrowed = { journeys: journeys.flatMap(narrowBy(named)), parts: parts.flatMap(narrowBy(named)) };
      return { isNamed: true, areas, ...narrowed };
    }
    const namespaces = new Set(findTexts(query).map((key) => key.split('.')[0]));
    const areas = narrowAreas(all.areas, (screen) => withTexts(screen, namespaces));
    return { isNamed: false, areas, journeys: [], parts: [] };
  };
}

const narrowBy = (ids: ReadonlySet<string>) => (entry: MapEntry) => narrow(entry, ids);

function narrow<Entry extends MapEntry>(entry: Entry, ids: ReadonlySet<string>): Entry[] {
  if (ids.has(entry.name)) return [entry];
  const stories = entry.stories.filter(({ id }) => ids.has(id));
  return stories.length > 0 ? [{ ...entry, stories }] : [];
}

/** The screens that use texts of these namespaces. Refusals of the server are shown by the refused states. */
function withTexts<Entry extends MapEntry>(
  screen: Entry,
  namespaces: ReadonlySet<string | undefined>,
): Entry[] {
  const own = [namespaceOf(screen.name), ...(findRoute(screen.name)?.texts ?? [])];
  if (own.some((name) => name !== 'errors' && namespaces.has(name))) return [screen];
  const refused = namespaces.has('errors') ? screen.stories.filter(isRefused) : [];
  return refused.length > 0 ? [{ ...screen, stories: refused }] : [];
}

const isRefused = ({ tags }: MapEntry['stories'][number]) => kindOfState(tags) === 'refused';

const narrowAreas = (
  areas: readonly Area[],
  find: (screen: Area['screens'][number]) => Area['screens'],
): Area[] =>
  areas
    .map(({ name, screens }) => ({ name, screens: screens.flatMap(find) }))
    .filter(({ screens }) => screens.length > 0);

/** The path and the names of a screen in every language, with its headings; the name of another entry. */
function namesOf(entry: MapEntry & { headings?: object }): string {
  const names = [entry.name, ...Object.values(screenName(entry.name) ?? {})];
  return [...names, ...Object.values(entry.headings ?? {})].join(' ');
}

/** The name of a state as displayed and as in the code, and its kind. */
function stateWords({ name, tags }: MapEntry['stories'][number]): string {
  const kind = kindOfState(tags);
  return [name, name.replaceAll(' ', ''), kind === 'default' ? '' : kind].join(' ');
}

/** The keys of the texts that have the words of a query, in any language or in the key. */
const findTexts = onFirstUse(() =>
  [...appTexts.en.keys()].map((id): Worded => {
    const spelled = Object.values(appTexts).map((language) => language.get(id) ?? '');
    return { id, words: [id.replaceAll('.', ' '), ...spelled].join(' ') };
  }),
);

/** An index that is built for the first query: that takes a moment. */
function onFirstUse(documents: () => readonly Worded[]): (query: string) => string[] {
  let index: ReturnType<typeof wordIndex> | undefined;
  return (query) => {
    index ??= wordIndex(documents());
    return index(query);
  };
}
