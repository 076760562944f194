import { statSync } from 'node:fs';
import { sep } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Folders played last, in this order: screens contain widgets, and journeys lead through screens. */
const lastFolders = ['screens', 'journeys'];

const placeOf = ({ path }) => lastFolders.findIndex((folder) => path.split(sep).includes(folder));

/** Plays parts before the screens that contain them, and small files first, so that `--bail` ends early. */
export default class PartsFirst extends TestSequencer {
  sort(tests) {
    const sizes = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return tests.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || sizes.get(one.path) - sizes.get(other.path),
    );
  }
}
