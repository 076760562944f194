import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { findRoute } from '../../src/app/routes';
import { firstNamespaces } from '../../src/i18n/namespaces';
import { screenPaths } from './screenNames';

/** Bytes that a screen loads with an empty cache. */
export interface FirstLoad {
  /** Name of its module, such as `Home`. */
  screen: string;
  /** Brotli bytes of all scripts, the texts of one language included. */
  bytes: number;
  /** Bytes by part, largest first. */
  parts: [name: string, bytes: number][];
}

type Chunk = Rolldown.OutputChunk;

const partsByPackage: Record<string, RegExp> = {
  react: /^(?:react|react-dom|scheduler|use-sync-external-store)$/,
  router: /^react-router/,
  styles: /^(?:styled-components|stylis|@emotion\/)/,
  i18next: /^(?:i18next|react-i18next|html-parse-stringify|void-elements)$/,
  cache: /^@tanstack\//,
  accessibility: /^(?:@base-ui|@floating-ui)\//,
  chart: /^(?:lightweight-charts|fancy-canvas)$/,
  icons: /^lucide-react$/,
};

/** The part of a module: a library, or a folder of ours. */
function partOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  const [, inPackage] = /.*\/node_modules\/(.*)/.exec(path) ?? [];
  if (inPackage) {
    const [scope = '', name = ''] = inPackage.split('/');
    const library = scope.startsWith('@') ? `${scope}/${name}` : scope;
    return (
      Object.keys(partsByPackage).find((part) => partsByPackage[part]?.test(library)) ?? 'other libraries'
    );
  }
  if (path.includes('/src/i18n/locales/')) return 'texts';
  return path.includes('/src/') ? 'our own' : 'the bundler';
}

/** Screens that only make early calls, so that they do not need the API client. */
const asksEarly = new Set(['Start']);
/** Screens that redirect: their target counts, too. */
const leadsOn: Record<string, readonly string[]> = { Start: ['Logon'] };
/** Screens that render a chart at once. */
const drawsChart = new Set(['MarketDetail']);

/** Builds the production build in memory. */
async function buildChunks(): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const noteChunks: Plugin = {
    name: 'note-chunks',
    // After all other plugins, so that chunks have their final names and imports.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.push(file);
      },
    },
  };
  // Within a test, React's development build would be included otherwise.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ plugins: [noteChunks], logLevel: 'error', build: { write: false } });
  // Deletes the variable if it was not set, because assigning undefined sets the text "undefined".
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return chunks;
}

const compressed = new WeakMap<Chunk, number>();

function bytesOf(chunk: Chunk): number {
  const bytes = compressed.get(chunk) ?? brotliCompressSync(chunk.code).length;
  compressed.set(chunk, bytes);
  return bytes;
}

/** Distributes a chunk's bytes among parts by code length. */
function addParts(sum: Map<string, number>, chunk: Chunk): void {
  const modules = Object.entries(chunk.modules).map(
    ([id, { code }]) => [partOf(id), code?.length ?? 0] as const,
  );
  const length = modules.reduce((total, [, one]) => total + one, 0) || 1;
  for (const [part, one] of modules) sum.set(part, (sum.get(part) ?? 0) + (bytesOf(chunk) * one) / length);
}

const holds = ({ modules }: Chunk, file: RegExp) => Object.keys(modules).some((id) => file.test(id));

/**
 * First load of each screen: scripts of the page, texts, the screen's own code, and their imports.
 *
 * @param screens module names below `src/screens`
 */
export async function firstLoads(screens: readonly string[]): Promise<FirstLoad[]> {
  const chunks = await buildChunks();
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const the = (file: RegExp) => {
    const found = chunks.find((chunk) => holds(chunk, file));
    if (!found) throw new Error(`no chunk contains ${file}`);
    return found;
  };
  const paths = screenPaths(readFileSync('src/app/routes.ts', 'utf8'));
  return screens.map((screen) => {
    const needed = new Set<Chunk>();
    const need = (chunk: Chunk | undefined) => {
      if (!chunk || needed.has(chunk)) return;
      needed.add(chunk);
      for (const imported of chunk.imports) need(byName.get(imported));
    };
    need(chunks.find(({ isEntry }) => isEntry));
    need(the(/src\/start\.tsx$/));
    if (!asksEarly.has(screen)) need(the(/src\/api\/transport\.ts$/));
    for (const namespace of [...firstNamespaces, ...(findRoute(paths.get(screen) ?? '')?.texts ?? [])])
      need(the(new RegExp(`locales/jp/${namespace}\\.ts$`)));
    for (const shown of [screen, ...(leadsOn[screen] ?? [])]) {
      need(the(new RegExp(`src/screens/.*/${shown}\\.tsx$`)));
    }
    if (drawsChart.has(screen)) need(the(/CandleChart\/drawChart\.ts$/));
    const parts = new Map<string, number>();
    for (const chunk of needed) addParts(parts, chunk);
    const bytes = [...needed].reduce((sum, chunk) => sum + bytesOf(chunk), 0);
    return { screen, bytes, parts: [...parts].sort(([, one], [, other]) => other - one) };
  });
}
