import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceTree } from './sourceTree';
import type { Rule, Violation } from './violation';

const glossary = 'docs/glossary.md';

interface Layer {
  /** Its files or folders are named by areas. */
  folder: string;
  /** Modules that belong to no single area. */
  shared: readonly string[];
  /** Modules that belong to an area but have another name. */
  otherNames: Readonly<Record<string, string>>;
}

const fileLayers: readonly Layer[] = [
  {
    folder: 'src/api/contract',
    shared: [
      ...['call', 'common', 'earlyPaths', 'messageKeys', 'plainDecimal', 'scalars', 'specifiedLimits'],
    ],
    otherNames: {
      candles: 'stocks',
      copyTradeRecord: 'copyTrading',
      ipoApplication: 'ipo',
      lockUpRecord: 'lockUp',
      market: 'stocks',
      orderPreview: 'trade',
      position: 'trade',
    },
  },
  {
    folder: 'src/api/queries',
    shared: [
      ...['closedDays', 'common', 'memberProgress', 'queryClient', 'seedEarlyAnswers', 'refetchChanged'],
      ...['submitCall', 'refusalToastCache', 'useCall', 'usePages', 'useSubmit'],
    ],
    otherNames: {
      closedPosition: 'trade',
      holdings: 'trade',
      positionsAtRisk: 'trade',
      referrals: 'rewards',
      search: 'stocks',
      stockRanking: 'stocks',
      stockWindows: 'stocks',
      useImageUpload: 'uploads',
    },
  },
  {
    folder: 'src/i18n/locales/en',
    shared: ['common', 'errors', 'home', 'products', 'reasons'],
    otherNames: {
      center: 'account',
      gates: 'withdrawals',
      invite: 'rewards',
      login: 'session',
      market: 'stocks',
      position: 'trade',
      search: 'stocks',
      settings: 'security',
      stock: 'stocks',
    },
  },
  {
    folder: 'mocks/handlers',
    shared: [
      ...['common', 'handle', 'handleOnce', 'handlers', 'logo', 'pictures', 'serve', 'serverTexts'],
      ...['testCall', 'volumePicture'],
    ],
    otherNames: {},
  },
];

/** Here an area has a folder. Files beside the folders are not checked. */
const folderLayer: Layer = {
  folder: 'mocks/exchange',
  shared: ['simulation', 'members'],
  otherNames: { market: 'stocks' },
};

/** Names in the first column of the table below `## Areas`. */
function readAreas(root: string): string[] {
  const [, section = ''] = readFileSync(join(root, glossary), 'utf8').split(/^## Areas$/m);
  const [table = ''] = section.split(/^## /m);
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
}

/** Names of the files in the folder. */
const filesIn = (tree: SourceTree, { folder }: Layer): string[] =>
  [...tree.keys()].flatMap((path) => {
    const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
    return /^\w+\.tsx?$/.test(name) ? [name.replace(/\.tsx?$/, '')] : [];
  });

/** Names of the folders in the folder. */
function foldersIn(tree: SourceTree, { folder }: Layer): string[] {
  const names = [...tree.keys()].flatMap((path) => {
    const [name, ...rest] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
    return name && rest.length > 0 ? [name] : [];
  });
  return [...new Set(names)];
}

function unknownModules(
  { folder, shared, otherNames }: Layer,
  names: string[],
  areas: string[],
): Violation[] {
  const known = new Set([...areas, ...shared, ...Object.keys(otherNames)]);
  return [
    ...names
      .filter((name) => !known.has(name))
      .map((name) => ({ file: `${folder}/${name}`, problem: `is no area of ${glossary}` })),
    ...Object.entries(otherNames)
      .filter(([name, area]) => names.includes(name) && !areas.includes(area))
      .map(([name, area]) => ({
        file: `${folder}/${name}`,
        problem: `belongs to ${area}, which is no area`,
      })),
  ];
}

/**
 * An area has one name in all layers: every file or folder that is named by an area is in the glossary. Every area of the
 * glossary has such a file or folder.
 */
export const areas: Rule = (tree, root) => {
  // Samples of other rules have no glossary. That of the project is linked from other documents, so it cannot be missing.
  if (!existsSync(join(root, glossary))) return [];
  const named = readAreas(root);
  const modules = [
    ...fileLayers.map((layer) => ({ layer, names: filesIn(tree, layer) })),
    { layer: folderLayer, names: foldersIn(tree, folderLayer) },
  ];
  const used = new Set(modules.flatMap(({ names }) => names));
  return [
    ...modules.flatMap(({ layer, names }) => unknownModules(layer, names, named)),
    ...named
      .filter((area) => !used.has(area))
      .map((area) => ({ file: glossary, problem: `has the area ${area}, which no module is named after` })),
  ];
};
