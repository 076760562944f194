import type { Box } from './partBox.ts';
import type { PictureSet } from './pictureSets.ts';

/** A picture of the base, for the catalogue. */
export interface PreviousPicture {
  /** Path relative to the folder of all pictures. */
  file: string;
  /** The pictured part of the page; undefined for the whole page. */
  box?: Box | undefined;
}

/** Name of a picture in the list. */
export const previousName = (id: string, locale: string, width: number, theme: string): string =>
  `${id} ${locale} ${width} ${theme}`;

/**
 * Pictures of the base by `previousName`.
 *
 * @param folder folder of all pictures
 */
export function previousPictures(
  folder: string,
  sets: readonly PictureSet[],
): Record<string, PreviousPicture> {
  return Object.fromEntries(
    sets.flatMap((set) =>
      set.pictures.map(({ id, mode, file, box }) => [
        previousName(id, mode.locale, mode.viewport.width, mode.theme),
        { file: `${set.folder.slice(folder.length + 1)}/${file}`, box },
      ]),
    ),
  );
}
