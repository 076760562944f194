import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { languages, languageTag } from '../../src/i18n/language';
import { useLanguage } from '../../src/i18n/useLanguage';
import { color, layer, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
import { Chapter } from '../reference/Chapter';
import { Search } from '../reference/Search';
import type { AddressOf } from './FoundStates';
import { type Searched, searchOf } from './find';
import { Journeys } from './Journeys';
import type { MapMemory } from './mapMemory';
import type { Area } from './mapOf';
import { ScreenEntry } from './ScreenEntry';
import { areaName } from './screenNames';
import type { Thumbnails } from './thumbnails';

export interface FinderProps extends Searched {
  thumbnails: Thumbnails;
  addressOf: AddressOf;
  memory: MapMemory;
}

/** Ids of the anchors of an area, and of the journeys. */
export const areaId = (name: string) => `area-${name}`;
export const journeysId = 'journeys';

/** Id of the search field. */
export const searchId = 'search';

/** The screens by area and the journeys, filtered by the search. */
export function Finder({ areas, journeys, parts, thumbnails, addressOf, memory }: FinderProps) {
  const [typed, setTyped] = useState(memory.typed);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useKeptScroll(memory);
  const search = useMemo(() => searchOf({ areas, journeys, parts }), [areas, journeys, parts]);
  const isSearched = typed.trim() !== '';
  const found = isSearched ? search(typed) : { areas, journeys, parts: [], isNamed: true };
  const all = countOf(areas);
  const count = countOf(found.areas);

  const lookFor = (text: string) => {
    setTyped(text);
    memory.typed = text;
    // Results start at the top, whatever the scroll position.
    const top = page.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy(0, top);
  };

  return (
    <Parts ref={page}>
      <RoomForSearch />
      <Bar>
        <Search
          label="Find a screen or a state, in any of the three languages"
          value={typed}
          onChange={lookFor}
          id={searchId}
          status={
            isSearched
              ? `${count.paths} of ${all.paths} paths, ${count.states} of ${all.states} states`
              : `${all.paths} paths, ${all.states} states`
          }
        />
      </Bar>
      {isAnyWithoutPicture(areas) && (
        <p>
          Pictures are missing: <code>npm run build:storybook</code> takes them.
        </p>
      )}
      {!found.isNamed && found.areas.length > 0 && (
        <p>No name has all of these words. These screens use a text that has them.</p>
      )}
      {found.areas.map(({ name, screens }) => (
        <Chapter
          key={name}
          id={areaId(name)}
          title={
            <>
              <span lang={languageTag[language]}>{areaName(name, language)}</span> <code>/{name}</code>
            </>
          }
        >
          {screens.map((screen) => (
            <ScreenEntry key={screen.name} screen={screen} thumbnails={thumbnails} addressOf={addressOf} />
          ))}
        </Chapter>
      ))}
      {found.journeys.length > 0 && (
        <Chapter id={journeysId} title="Journeys">
          <Journeys journeys={found.journeys} />
        </Chapter>
      )}
      {found.parts.length > 0 && (
        <Chapter id="parts" title="Components, widgets and references">
          <Journeys journeys={found.parts} />
        </Chapter>
      )}
      {found.areas.length + found.journeys.length + found.parts.length === 0 && (
        <p>Nothing has all of these words.</p>
      )}
    </Parts>
  );
}

/** Scrolls to where the reader was, and remembers where the reader is. */
function useKeptScroll(memory: MapMemory): void {
  useLayoutEffect(() => {
    window.scrollTo(0, memory.top);
    const keep = () => {
      // Storybook scrolls to the top before it shows another story.
      if (window.scrollY > 0) memory.top = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [memory]);
}

function countOf(areas: readonly Area[]) {
  const screens = areas.flatMap(({ screens }) => screens);
  return { paths: screens.length, states: screens.reduce((sum, { stories }) => sum + stories.length, 0) };
}

const isAnyWithoutPicture = (areas: readonly Area[]) =>
  areas.some(({ screens }) =>
    screens.some(({ main, headings }) => main && Object.keys(headings).length < languages.length),
  );

/** Anchors are below the sticky search field. */
const RoomForSearch = createGlobalStyle`
  :root { scroll-padding-top: ${units(200)}; }
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${units(space.xl)};
`;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  padding: ${units(space.s, 0)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
