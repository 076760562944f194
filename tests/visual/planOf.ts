import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexEntry } from '../../stories/map/storyIndex.ts';
import { type Picture, picturesByTitle } from './plan.ts';

/** The pictures of the catalogue that was built into this folder, by title. */
export function planOf(catalogue: string): Map<string, Picture[]> {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  return picturesByTitle(Object.values<IndexEntry>(entries));
}
