import { basename } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { instrument } from './instrument.ts';

/** Files whose comments are part of the reference. */
const commented = /^(src\/api\/contract\/.*|src\/domain\/\w+\/\w+Vocabulary|reference\/envelope)\.ts$/;

/** Whether a file's comments are part of the reference. */
export function isCommented(root: string, file: string): boolean {
  const path = normalizePath(file);
  const folder = `${normalizePath(root)}/`;
  return path.startsWith(folder) && commented.test(path.slice(folder.length));
}

/** Loads the contract with its comments, for builds of the reference only. */
export function keepComments(root: string): Plugin {
  const registry = `${normalizePath(root)}/reference/registry.ts`;
  return {
    name: 'itayose:keep-comments',
    enforce: 'pre',
    transform(code, id) {
      if (!isCommented(root, id)) return undefined;
      return { code: instrument(code, { area: basename(id, '.ts'), registry }), map: null };
    },
  };
}
