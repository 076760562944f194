const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Changes imports of what the library has renamed or moved. A renamed import keeps its name in the file:
 * `import { NewName as OldName }`.
 *
 * @param options.changes file of the changes, by default `changes.json` beside this file
 */
module.exports = function renames(file, { jscodeshift: j }, options) {
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
};

function renameSpecifier(j, { imported, local, importKind }, name) {
  const kept = (local ?? imported).name;
  const specifier = j.importSpecifier(j.identifier(name), j.identifier(kept));
  // `import { type Name }`
  if (importKind) specifier.importKind = importKind;
  return specifier;
}

module.exports.parser = 'tsx';
