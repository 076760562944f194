import { useRef, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { languages } from '../../src/i18n/language';
import { rem } from '../../src/theme/rem';
import { color, layer, space } from '../../src/theme/tokens';
import { Chapter } from '../reference/Chapter';
import { Search } from '../reference/Search';
import { findJourneys, findScreens, wordsOf } from './find';
import { Journeys } from './Journeys';
import type { Area, MapEntry } from './mapOf';
import { ScreenEntry } from './ScreenEntry';

export interface FinderProps {
  areas: readonly Area[];
  journeys: readonly MapEntry[];
}

/** Ids of the anchors of an area, and of the journeys. */
export const areaId = (name: string) => `area-${name}`;
export const journeysId = 'journeys';

/** The screens by area and the journeys, filtered by the search. */
export function Finder({ areas, journeys }: FinderProps) {
  const [typed, setTyped] = useState('');
  const parts = useRef<HTMLDivElement>(null);
  const words = wordsOf(typed);
  const foundAreas = findScreens(areas, words);
  const foundJourneys = findJourneys(journeys, words);
  const all = countOf(areas);
  const found = countOf(foundAreas);

  const lookFor = (text: string) => {
    setTyped(text);
    // Results start at the top, whatever the scroll position.
    const top = parts.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy(0, top);
  };

  return (
    <Parts ref={parts}>
      <RoomForSearch />
      <Bar>
        <Search
          label="Find a path, a heading or a state"
          value={typed}
          onChange={lookFor}
          status={
            words.length > 0
              ? `${found.paths} of ${all.paths} paths, ${found.states} of ${all.states} states`
              : `${all.paths} paths, ${all.states} states`
          }
        />
      </Bar>
      {isAnyWithoutPicture(areas) && (
        <p>
          Pictures are missing: <code>npm run build:storybook</code> takes them.
        </p>
      )}
      {foundAreas.map(({ name, screens }) => (
        <Chapter key={name} id={areaId(name)} title={name}>
          {screens.map((screen) => (
            <ScreenEntry key={screen.name} screen={screen} />
          ))}
        </Chapter>
      ))}
      {foundJourneys.length > 0 && (
        <Chapter id={journeysId} title="Journeys">
          <Journeys journeys={foundJourneys} />
        </Chapter>
      )}
      {foundAreas.length + foundJourneys.length === 0 && <p>Nothing has all of these words.</p>}
    </Parts>
  );
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
  :root { scroll-padding-top: ${rem(200)}; }
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${rem(space.xl)};
`;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  padding: ${rem(space.s, 0)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
