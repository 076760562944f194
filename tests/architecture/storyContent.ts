import type { ESTree } from 'vite';
import { nodesOf, objectsOf, stringProperty } from './objects';
import type { SourceFile, SourceTree } from './sourceTree';
import type { Violation } from './violation';

type Range = Pick<ESTree.Node, 'start' | 'end'>;

/** Documentation rather than product: tokens, the contract, the map of all screens. */
const isDocumentation = (title: string) => !/^(Components|Widgets|App|Screens|Journeys)\//.test(title);

const isProduct = (path: string) => /^src\/(components|widgets|screens|app)\//.test(path);

/** Stories of the product that render none of its components. */
export function storiesOfNothing(tree: SourceTree): Violation[] {
  return [...tree.values()]
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const meta = objectsOf(file.program).find((node) => stringProperty(node, 'title') !== undefined);
      if (!meta || isDocumentation(stringProperty(meta, 'title') ?? '')) return [];
      const usual = propertyOf(meta, 'render') ?? propertyOf(meta, 'component');
      return exportedValues(file)
        .filter(({ value }) => {
          const own = value.type === 'ObjectExpression' ? propertyOf(value, 'render') : undefined;
          const drawn = own ?? usual;
          return !drawn || !drawsProduct(file, drawn, tree);
        })
        .map(({ name }) => ({ file: file.path, problem: `${name} renders nothing of the product` }));
    });
}

/** The exported variables of a file, with their values. */
export function exportedValues({ program }: SourceFile): { name: string; value: ESTree.Expression }[] {
  return nodesOf(program, 'ExportNamedDeclaration').flatMap(({ declaration }) =>
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id, init }) =>
          id.type === 'Identifier' && init ? { name: id.name, value: init } : [],
        )
      : [],
  );
}

function propertyOf({ properties }: ESTree.ObjectExpression, name: string): ESTree.Node | undefined {
  for (const property of properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  return undefined;
}

/** Whether a part of a file refers to the product, directly or through local declarations. */
function drawsProduct(file: SourceFile, part: Range, tree: SourceTree, seen = new Set<string>()): boolean {
  return namesIn(file, part).some((name) => {
    if (seen.has(name)) return false;
    seen.add(name);
    const imported = importOf(file, name);
    if (imported) return isProduct(imported) || holdsProduct(imported, tree);
    const local = declarationOf(file, name);
    return local !== undefined && drawsProduct(file, local, tree, seen);
  });
}

export const isInside = (outer: Range) => (node: Range) => node.start >= outer.start && node.end <= outer.end;

const namesIn = ({ program }: SourceFile, part: Range) => [
  ...new Set(
    [...nodesOf(program, 'Identifier'), ...nodesOf(program, 'JSXIdentifier')]
      .filter(isInside(part))
      .map(({ name }) => name),
  ),
];

/** The file that a name is imported from; undefined if it is not imported. */
function importOf({ program, imports }: SourceFile, name: string): string | undefined {
  const declaration = nodesOf(program, 'ImportDeclaration').find(({ specifiers }) =>
    specifiers.some(({ local }) => local.name === name),
  );
  return imports.find(({ start, typeOnly }) => start === declaration?.start && !typeOnly)?.target;
}

const declarationOf = ({ program }: SourceFile, name: string): Range | undefined =>
  [...nodesOf(program, 'VariableDeclarator'), ...nodesOf(program, 'FunctionDeclaration')].find(
    ({ id }) => id?.type === 'Identifier' && id.name === name,
  );

/** Whether a story helper uses the product, directly or through other helpers. */
function holdsProduct(path: string, tree: SourceTree): boolean {
  const reached = new Set([path]);
  for (const each of reached) {
    for (const { target, typeOnly } of tree.get(each)?.imports ?? []) {
      if (typeOnly) continue;
      if (isProduct(target)) return true;
      if (target.startsWith('stories/')) reached.add(target);
    }
  }
  return false;
}
