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

/** The folders of a layer's components or widgets, which are named in capitals; those of areas are not. */
export const partsOf = (layer: string): string[] =>
  readdirSync(`src/${layer}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
