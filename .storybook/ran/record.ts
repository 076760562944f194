import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One line for each file of stories that was played in full and passed. */
export const ranFile = '.cache/ran.jsonl';

/** Which modules ran in any story of a file. */
export interface Ran {
  /** From the root of the project. */
  stories: string;
  modules: string[];
}

/** Keeps what a file of stories ran. */
export function keepRan(ran: Ran): void {
  mkdirSync(dirname(ranFile), { recursive: true });
  appendFileSync(ranFile, `${JSON.stringify(ran)}\n`);
}
