import type { Language } from '../../src/i18n/language';

/** How large a picture is, in px: half of a common phone. */
export const thumbnailSize = { width: 195, height: 422 };

/**
 * The stories of which there are pictures, by their ids, with what heads the screen in each picture; empty where nothing
 * does. It is the file `index.json` among the pictures.
 */
export type Thumbnails = Record<string, Partial<Record<Language, string>>>;

/** The file of a picture, in the catalogue's folder `thumbnails`. */
export const thumbnailFile = (storyId: string, locale: Language) => `${storyId}-${locale}.jpg`;
