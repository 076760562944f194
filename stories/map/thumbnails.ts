import type { Language } from '../../src/i18n/language';

/** Size of a picture in px: half of a common phone. */
export const thumbnailSize = { width: 195, height: 422 };

/**
 * Ids of the stories with pictures, and the heading in each picture, possibly empty. It is the file `index.json` in
 * the folder of pictures.
 */
export type Thumbnails = Record<string, Partial<Record<Language, string>>>;

/** The file of a picture in the catalogue's folder `thumbnails`. */
export const thumbnailFile = (storyId: string, locale: Language) => `${storyId}-${locale}.jpg`;
