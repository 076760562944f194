import { readdirSync, readFileSync } from 'node:fs';

export interface Source {
  /** Relative to the root of the project, with slashes. */
  path: string;
  text: string;
}

/** The TypeScript files of a folder, without tests. Traces of failed plays are in folders named like their files. */
export const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
