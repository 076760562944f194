import { useMemo } from 'react';
import { routePaths } from '../../src/app/routes';
import { useLanguage } from '../../src/i18n/useLanguage';
import { type Entry, ReferencePage } from '../reference/ReferencePage';
import { areaId, Finder, journeysId } from './Finder';
import { type Area, areasOf, journeysOf } from './mapOf';
import type { Catalogue } from './readCatalogue';
import { useRead } from './useRead';

export interface MapPageProps {
  read: () => Promise<Catalogue>;
}

const paths = [...routePaths];

/** Every path of the product with pictures and states, from the routes and the catalogue. */
export function MapPage({ read }: MapPageProps) {
  const reading = useRead(read);
  const language = useLanguage();
  const map = useMemo(() => {
    if (reading.state !== 'read') return undefined;
    const { entries, thumbnails } = reading.data;
    return { areas: areasOf(paths, entries, thumbnails), journeys: journeysOf(entries) };
  }, [reading]);

  return (
    <ReferencePage
      title="Map of all screens"
      lead={
        <p>
          The {paths.length} paths of the product, each with its pictures and all its states. A picture leads
          to the screen in the language under it, a state to the story in the language of the toolbar, now{' '}
          {language}. The name beside a path is what heads its picture.
        </p>
      }
      contents={map ? contentsOf(map.areas) : []}
    >
      {reading.state === 'reading' && <p role="status">Reading which stories there are…</p>}
      {reading.state === 'failed' && (
        <p role="alert">
          The list of all stories, <code>index.json</code>, could not be read: {reading.reason}. Reload the
          page to try again; the sidebar leads to every story as well.
        </p>
      )}
      {map && <Finder areas={map.areas} journeys={map.journeys} />}
    </ReferencePage>
  );
}

const contentsOf = (areas: readonly Area[]): Entry[] => [
  ...areas.map(({ name }) => ({ id: areaId(name), title: name })),
  { id: journeysId, title: 'Journeys' },
];
