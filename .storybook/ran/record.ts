import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One line for each file of stories whose plays have all passed. */
export const ranFile = '.cache/ran.jsonl';

/** Which modules ran in the stories of a file. */
export interface Ran {
  /** From the root of the project. */
  stories: string;
  /** Paths, by the name of the story's export. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Whether only some of its stories were played. */
  isPart: boolean;
}

/** Keeps what a file of stories ran. */
export function keepRan(ran: Ran): void {
  mkdirSync(dirname(ranFile), { recursive: true });
  appendFileSync(ranFile, `${JSON.stringify(ran)}\n`);
}
