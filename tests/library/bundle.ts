import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { manifest } from './builtLibrary';

const entry = 'virtual:entry';
const peers = Object.keys(manifest.peerDependencies);

export interface Bundle {
  /** What is loaded at once, without dialogs and the like that load when they open; gzip. */
  bytes: number;
  /** Packages in it, including those that load later. */
  packages: string[];
}

/** Bundles code as the build of a host does, without the peers. */
export async function bundle(code: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Vitest sets it to `test`.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const add = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(add);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
  const text = [...first].map((name) => byName.get(name)?.code).join('');
  const packages = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
    .filter((name) => name !== undefined);
  return { bytes: gzipSync(text).length, packages: [...new Set(packages)].toSorted() };
}
