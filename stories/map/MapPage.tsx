import { type MouseEvent, useMemo } from 'react';
import { styled } from 'styled-components';
import { routePaths } from '../../src/app/routes';
import type { Language } from '../../src/i18n/language';
import { useLanguage } from '../../src/i18n/useLanguage';
import { type Entry, ReferencePage } from '../reference/ReferencePage';
import { areaId, Finder, journeysId, searchId } from './Finder';
import type { AddressOf } from './FoundStates';
import { Guide } from './Guide';
import type { MapMemory } from './mapMemory';
import { type Area, areasOf, journeysOf, partsOf } from './mapOf';
import type { Catalogue } from './readCatalogue';
import { areaName } from './screenNames';
import { useRead } from './useRead';

export interface MapPageProps {
  read: () => Promise<Catalogue>;
  /** The address of a story in a frame. */
  addressOf: AddressOf;
  /** Kept while the reader looks at a story. */
  memory: MapMemory;
}

const paths = [...routePaths];

/** The front page: a guide, and every path of the product with pictures and states. */
export function MapPage({ read, addressOf, memory }: MapPageProps) {
  const reading = useRead(read);
  const language = useLanguage();
  const map = useMemo(() => {
    if (reading.state !== 'read') return undefined;
    const { entries, thumbnails } = reading.data;
    const areas = areasOf(paths, entries, thumbnails);
    return { areas, journeys: journeysOf(entries), parts: partsOf(entries), thumbnails };
  }, [reading]);

  return (
    <ReferencePage
      title="Map of all screens"
      lead={
        <>
          <Skip href={`#${searchId}`} onClick={focusSearch}>
            Skip to the search
          </Skip>
          <Guide />
        </>
      }
      contents={map ? contentsOf(map.areas, language) : []}
    >
      {reading.state === 'reading' && <p role="status">Reading which stories there are…</p>}
      {reading.state === 'failed' && (
        <p role="alert">
          The list of all stories, <code>index.json</code>, could not be read: {reading.reason}. Reload the
          page to try again; the sidebar leads to every story as well.
        </p>
      )}
      {map && <Finder {...map} addressOf={addressOf} memory={memory} />}
    </ReferencePage>
  );
}

function focusSearch(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(searchId)?.focus();
}

/** The first stop of the keyboard. Only seen while it has the focus. */
const Skip = styled.a`
  position: absolute;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const contentsOf = (areas: readonly Area[], language: Language): Entry[] => [
  ...areas.map(({ name }) => ({ id: areaId(name), title: areaName(name, language) })),
  { id: journeysId, title: 'Journeys' },
];
