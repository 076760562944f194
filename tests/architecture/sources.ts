import { readdirSync, readFileSync } from 'node:fs';

export interface Source {
  /** Relative to the root of the project, with slashes. */
  path: string;
  text: string;
}

/** The TypeScript files of a folder, without tests. */
export const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
