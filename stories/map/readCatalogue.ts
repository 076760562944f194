import type { IndexEntry } from './storyIndex';
import type { Thumbnails } from './thumbnails';

/** The catalogue's index. */
export interface Catalogue {
  /** In the order of the sidebar. */
  entries: IndexEntry[];
  thumbnails: Thumbnails;
}

/** A file of the catalogue, relative to the current page. */
async function readFile(file: string) {
  const response = await fetch(`./${file}`);
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return response.json();
}

/** Reads which pictures there are; without a file of pictures there are none. */
export const readThumbnails = (): Promise<Thumbnails> => readFile('thumbnails/index.json').catch(() => ({}));

/**
 * Reads the stories and their pictures.
 *
 * @throws when the index can't be read
 */
export async function readCatalogue(): Promise<Catalogue> {
  const [index, thumbnails] = await Promise.all([readFile('index.json'), readThumbnails()]);
  return { entries: Object.values(index.entries), thumbnails };
}
