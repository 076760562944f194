const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The parts of jscodeshift that are used, which has no types of its own.
 *
 * @typedef {{ name: string }} Identifier
 * @typedef {{ imported?: Identifier, local?: Identifier, importKind?: string }} Specifier
 * @typedef {{ specifiers: Specifier[], importKind?: string, comments?: unknown }} ImportDeclaration
 *
 * @typedef {object} Declaration
 * @property {ImportDeclaration} node
 * @property {(next: ImportDeclaration) => void} insertAfter
 * @property {(next: ImportDeclaration) => void} replace
 *
 * @typedef {object} Source
 * @property {(kind: unknown, like: object) => { forEach: (act: (found: Declaration) => void) => void }} find
 * @property {(format: object) => string} toSource
 *
 * @typedef {object} Builders
 * @property {unknown} ImportDeclaration
 * @property {(specifiers: Specifier[], source: unknown, kind?: string) => ImportDeclaration} importDeclaration
 * @property {(imported: Identifier, local: Identifier) => Specifier} importSpecifier
 * @property {(name: string) => Identifier} identifier
 * @property {(value: string) => unknown} literal
 */

/**
 * Changes imports of what the library has renamed or moved. A renamed import keeps its name in the file:
 * `import { NewName as OldName }`.
 *
 * @param {{ source: string }} file
 * @param {{ jscodeshift: Builders & ((source: string) => Source) }} api
 * @param {object} options
 * @param {string} [options.changes] file of the changes, by default `changes.json` beside this file
 */
function renames(file, { jscodeshift: j }, options) {
  /** @type {{ renamed: Record<'from' | 'to', { path: string, name: string }>[] }} */
  const { renamed } = JSON.parse(readFileSync(options.changes ?? join(__dirname, 'changes.json'), 'utf8'));
  const root = j(file.source);
  for (const { from, to } of renamed)
    root.find(j.ImportDeclaration, { source: { value: from.path } }).forEach((declaration) => {
      const { node } = declaration;
      const moved = node.specifiers.filter(({ imported }) => imported?.name === from.name);
      if (moved.length === 0) return;
      const specifiers = moved.map((specifier) => renameSpecifier(j, specifier, to.name));
      const replacement = j.importDeclaration(specifiers, j.literal(to.path), node.importKind);
      const rest = node.specifiers.filter((specifier) => !moved.includes(specifier));
      if (rest.length > 0) {
        node.specifiers = rest;
        declaration.insertAfter(replacement);
      } else {
        replacement.comments = node.comments;
        declaration.replace(replacement);
      }
    });
  return root.toSource({ quote: 'single' });
}

/**
 * @param {Builders} j
 * @param {Specifier} specifier
 * @param {string} name
 */
function renameSpecifier(j, { imported, local, importKind }, name) {
  const kept = local ?? imported;
  const specifier = j.importSpecifier(j.identifier(name), j.identifier(kept?.name ?? name));
  // `import { type Name }`
  if (importKind) specifier.importKind = importKind;
  return specifier;
}

renames.parser = 'tsx';

module.exports = renames;
