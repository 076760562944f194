import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** One import or re-export of a file. */
export interface Import {
  /** A path from the root of the project, or the name of a package. */
  target: string;
  /** Erased by the compiler. */
  typeOnly: boolean;
  dynamic: boolean;
}

/** Imports of the project's sources by path, without tests, which may cross layers. */
export type SourceTree = ReadonlyMap<string, readonly Import[]>;

const slashed = (path: string) => path.split(sep).join('/');

const sourcePaths = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => slashed(relative('.', join(entry.parentPath, entry.name))));

/** Reads the imports of all files in some folders. */
export function readSourceTree(folders: readonly string[]): SourceTree {
  const paths = new Set(folders.flatMap(sourcePaths));
  return new Map([...paths].map((path) => [path, readImports(path, paths)]));
}

function readImports(path: string, paths: ReadonlySet<string>): Import[] {
  const { module, program, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const resolve = (specifier: string) => resolvePath(path, specifier, paths);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: resolve(moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    dynamic: false,
  }));
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ target: resolve(moduleRequest.value), typeOnly: isType, dynamic: false }] : [],
    );
  const dynamics: Import[] = [];
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        dynamics.push({ target: resolve(source.value), typeOnly: false, dynamic: true });
    },
  }).visit(program);
  return [...statics, ...reexports, ...dynamics];
}

function resolvePath(from: string, specifier: string, paths: ReadonlySet<string>): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = slashed(normalize(join(dirname(from), specifier)));
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => paths.has(candidate)) ?? path;
}
