import type { Import, SourceFile } from './sourceTree';
import type { Rule, Violation } from './violation';

/** What each layer may import, in addition to itself. `type:` allows types only. */
const allowed: Record<string, readonly string[]> = {
  'src/app': ['src'],
  'src/screens': [
    'src/widgets',
    'src/components',
    'src/theme',
    'src/domain',
    'src/format',
    'src/i18n',
    'src/api',
    'src/session',
    'src/lib',
  ],
  'src/widgets': [
    'src/components',
    'src/theme',
    'src/domain',
    'src/format',
    'src/i18n',
    'src/lib',
    'type:src/api/contract',
  ],
  'src/components': ['src/theme', 'src/lib'],
  'src/api': ['src/session', 'src/domain', 'src/lib'],
  'src/i18n': ['src/api/contract', 'src/format', 'src/domain', 'src/lib'],
  'src/session': ['src/lib'],
  'src/format': [],
  'src/domain': [],
  'src/theme': [],
  'src/lib': [],
  mocks: ['src/api/contract', 'src/domain'],
  reference: ['mocks', 'src'],
  conformance: ['reference', 'mocks', 'src'],
  stories: ['mocks', 'src', 'reference', 'type:.storybook'],
};

/** The start of the app. Only these files may load the simulated exchange, and only dynamically. */
const starts = ['src/main.tsx', 'src/start.tsx'];

const isIn = (folder: string, path: string) => path.startsWith(`${folder}/`);

function mayImport(from: string, layer: string, { target, typeOnly }: Import): boolean {
  if (isIn(layer, target)) return layer !== 'src/screens' || isOfSameArea(from, target);
  return (allowed[layer] ?? []).some((entry) =>
    entry.startsWith('type:') ? typeOnly && isIn(entry.slice('type:'.length), target) : isIn(entry, target),
  );
}

const areaOf = (path: string) => path.split('/').slice(2, -1)[0];

/** Files outside the folders of areas are shared, and so is `sheets`. */
function isOfSameArea(from: string, to: string): boolean {
  return [undefined, 'sheets', areaOf(from)].includes(areaOf(to));
}

function violationsOf({ path, imports }: SourceFile): Violation[] {
  const local = imports.filter(({ isPackage }) => !isPackage);
  if (starts.includes(path)) {
    return local
      .filter(({ target, dynamic }) => !isIn('src', target) && !(dynamic && isIn('mocks', target)))
      .map(({ target }) => ({ file: path, problem: `the start may not import ${target}` }));
  }
  const layer = Object.keys(allowed).find((folder) => isIn(folder, path));
  if (layer === undefined) {
    // Declaration files belong to no layer.
    return path.endsWith('.d.ts') ? [] : [{ file: path, problem: 'is in no layer' }];
  }
  return local
    .filter((one) => !mayImport(path, layer, one))
    .map(({ target }) => ({ file: path, problem: `${layer} may not import ${target}` }));
}

/** Imports go in one direction: app → screens → widgets → components → theme, and so on. */
export const layers: Rule = (tree) => [...tree.values()].flatMap(violationsOf);
