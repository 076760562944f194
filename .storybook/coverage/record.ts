import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One JSON line for each file of stories whose plays all passed. */
export const coverageFile = '.cache/ran.jsonl';

/** Modules that the stories of a file executed. */
export interface StoryCoverage {
  /** Path of the file, from the root of the project. */
  stories: string;
  /** Paths by export name of the story. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Whether only some of its stories were played. */
  isPart: boolean;
}

/** Appends the coverage of a file of stories. */
export function appendCoverage(coverage: StoryCoverage): void {
  mkdirSync(dirname(coverageFile), { recursive: true });
  appendFileSync(coverageFile, `${JSON.stringify(coverage)}\n`);
}
