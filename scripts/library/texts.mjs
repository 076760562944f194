/** @import { Rolldown } from 'vite' */

/**
 * Use of a namespace: `useText("trade")`, `t("trade:order.title")`.
 *
 * @param {string} namespace
 */
const usesOf = (namespace) => new RegExp(`useText\\("${namespace}"\\)|["'\`]${namespace}:`);

/**
 * The namespaces that each widget needs, with what it may open.
 *
 * @param {Map<string, string>} entries
 * @param {Rolldown.OutputChunk[]} chunks built modules
 * @param {string[]} namespaces
 * @returns {Record<string, string[]>} path in the package → namespaces, without widgets that need none
 */
export function namespacesByWidget(entries, chunks, namespaces) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const table = [...entries]
    .filter(([path]) => path.startsWith('widgets/'))
    .map(([path, source]) => {
      const file = source.replace(/^src\//, '').replace(/\.tsx?$/, '.js');
      const code = [...reachedFrom(file, byFile)].map((name) => byFile.get(name)?.code ?? '');
      return { path, names: namespaces.filter((name) => code.some((text) => usesOf(name).test(text))) };
    });
  return Object.fromEntries(
    table.filter(({ names }) => names.length > 0).map(({ path, names }) => [path, names]),
  );
}

/**
 * @param {string} file
 * @param {Map<string, Rolldown.OutputChunk>} byFile
 * @param {Set<string>} [reached]
 */
function reachedFrom(file, byFile, reached = new Set()) {
  const chunk = byFile.get(file);
  if (!chunk || reached.has(file)) return reached;
  reached.add(file);
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) reachedFrom(next, byFile, reached);
  return reached;
}
