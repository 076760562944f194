import { useMemo } from 'react';
import { routePaths } from '../../src/app/routes';
import type { Language } from '../../src/i18n/language';
import { useLanguage } from '../../src/i18n/useLanguage';
import { type Entry, ReferencePage } from '../reference/ReferencePage';
import { areaId, Finder, journeysId } from './Finder';
import type { AddressOf } from './FoundStates';
import { Guide } from './Guide';
import type { MapMemory } from './mapMemory';
import { type Area, areasOf, journeysOf } from './mapOf';
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
    return { areas: areasOf(paths, entries, thumbnails), journeys: journeysOf(entries), thumbnails };
  }, [reading]);

  return (
    <ReferencePage
      title="Map of all screens"
      lead={<Guide />}
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

const contentsOf = (areas: readonly Area[], language: Language): Entry[] => [
  ...areas.map(({ name }) => ({ id: areaId(name), title: areaName(name, language) })),
  { id: journeysId, title: 'Journeys' },
];
