import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phoneModes } from '../../.storybook/modes.ts';
import { type Language, languageTag } from '../../src/i18n/language.ts';
import { type IndexEntry, mainStory, storiesByTitle } from '../../stories/map/storyIndex.ts';
import { groupsOf, purposeOf } from '../../stories/screenPage/screenStates.ts';
import { type ShotJob, takeShots } from '../visual/takeShots.ts';
import { commentsOf } from './comments.ts';
import { type SheetScreen, sheetPage } from './sheetPage.ts';

/** What the sheet needs of an entry, in addition to the map. */
interface SheetEntry extends IndexEntry {
  importPath: string;
  exportName: string;
  componentPath?: string;
}

export interface SheetJob extends ShotJob {
  /** Folder of the built catalogue. */
  catalogue: string;
  /** Titles of the screens. */
  titles: readonly string[];
  /** Title of the sheet. */
  title: string;
  locale: Language;
}

/** As many pixels as the phone, for print. */
const look = { deviceScaleFactor: 1, quality: 80 };

/**
 * Takes all states of screens, and writes the sheet as an HTML page beside the pictures.
 *
 * @returns the page, the number of pictures, why others could not be taken, and which are equal
 */
export async function takeSheet({ catalogue, titles, title, locale, ...job }: SheetJob) {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  const byTitle = storiesByTitle(Object.values<SheetEntry>(entries));
  const modes = phoneModes.filter((mode) => mode.locale === locale);
  const shots = titles
    .flatMap((each) => byTitle.get(each) ?? [])
    .flatMap(({ id }) => modes.map((mode) => ({ id, mode, file: `${id}.jpg` })));
  const { taken, failures } = await takeShots(shots, job, look);
  const byId = new Map(taken.map((shot) => [shot.id, shot]));

  const screenOf = (of: string): SheetScreen => {
    const stories = byTitle.get(of) ?? [];
    const main = mainStory(stories);
    const { address, text } = purposeOf(of, commentOf(main?.componentPath));
    const described = stories.map(({ id, name, tags = [], importPath, exportName }) => ({
      id,
      name,
      tags,
      picture: byId.get(id)?.file,
      sentence: commentsIn(importPath).get(exportName),
    }));
    return {
      heading: (main && byId.get(main.id)?.heading) ?? '',
      address,
      purpose: text,
      groups: groupsOf(described),
    };
  };

  const page = join(job.folder, 'index.html');
  writeFileSync(page, sheetPage(title, languageTag[locale], titles.map(screenOf)));
  const files = taken.map(({ id, file }) => ({ id, picture: readFileSync(join(job.folder, file)) }));
  return { page, taken: taken.length, failures, equal: equalPictures(files) };
}

/**
 * Groups of stories whose pictures are equal. Some are meant to be, such as the state before and after a double tap;
 * others don't show what their names promise.
 */
export function equalPictures(files: readonly { id: string; picture: Uint8Array }[]): string[][] {
  const idsOf: Record<string, string[]> = {};
  for (const { id, picture } of files) {
    const hash = createHash('sha256').update(picture).digest('hex');
    idsOf[hash] = [...(idsOf[hash] ?? []), id];
  }
  return Object.values(idsOf).filter(({ length }) => length > 1);
}

const commentsIn = (path: string) => commentsOf(readFileSync(path, 'utf8'));

/** The comment of the component that a file is named after. */
function commentOf(path: string | undefined): string {
  const name = path && /([^/]+)\.tsx$/.exec(path)?.[1];
  return (path && name && commentsIn(path).get(name)) || '';
}
