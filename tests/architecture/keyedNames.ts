import type { ESTree } from 'vite';
import { isKeyed, keyedTypesOf } from './keyedTypes';
import { nodesOf, takenProperties } from './objects';
import type { SourceFile } from './sourceTree';

/** Names under which a file finds plain objects with any text as a key. */
export interface KeyedNames {
  types: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

const nameOf = (node: ESTree.Node | null): string[] => (node?.type === 'Identifier' ? [node.name] : []);

const isKeyedBy =
  (types: ReadonlySet<string>) => (node: { typeAnnotation?: ESTree.TSTypeAnnotation | null }) =>
    node.typeAnnotation != null && isKeyed(node.typeAnnotation.typeAnnotation, types);

/** Variables and parameters with such a type, and what `useState<Record<string, …>>()` gives. */
function variablesOf(program: ESTree.Program, types: ReadonlySet<string>): string[] {
  const declared = nodesOf(program, 'Identifier').filter(isKeyedBy(types));
  const given = nodesOf(program, 'VariableDeclarator').filter(
    ({ init }) =>
      init?.type === 'CallExpression' && init.typeArguments?.params.some((type) => isKeyed(type, types)),
  );
  return [
    ...declared.map(({ name }) => name),
    ...given.flatMap(({ id }) => (id.type === 'ArrayPattern' ? id.elements.flatMap(nameOf) : nameOf(id))),
  ];
}

/** Properties with such a type, of whatever is declared in the file. */
function propertiesOf(program: ESTree.Program, types: ReadonlySet<string>): string[] {
  const declared = [...nodesOf(program, 'TSPropertySignature'), ...nodesOf(program, 'PropertyDefinition')];
  return declared.filter(isKeyedBy(types)).flatMap(({ key }) => nameOf(key));
}

/** Variables that hold what such a property held. */
function takenOut(program: ESTree.Program, properties: ReadonlySet<string>): string[] {
  return takenProperties(program)
    .filter(({ key }) => nameOf(key).some((name) => properties.has(name)))
    .flatMap(({ value }) => nameOf(value.type === 'AssignmentPattern' ? value.left : value));
}

const exported = ({ program }: SourceFile): string[] =>
  nodesOf(program, 'ExportNamedDeclaration').flatMap(({ declaration }) =>
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => nameOf(id))
      : [],
  );

const imported = ({ program }: SourceFile): string[] =>
  nodesOf(program, 'ImportSpecifier').map(({ local }) => local.name);

/** The names that each of these files knows; a property, a type and what is imported has one meaning in all of them. */
export function keyedNamesOf(files: readonly SourceFile[]): Map<SourceFile, KeyedNames> {
  const types = new Set(files.flatMap(({ program }) => keyedTypesOf(program)));
  const properties = new Set(files.flatMap(({ program }) => propertiesOf(program, types)));
  const own = new Map(files.map((file) => [file, variablesOf(file.program, types)]));
  const shared = new Set(
    files.flatMap((file) => exported(file).filter((name) => own.get(file)?.includes(name))),
  );
  return new Map(
    files.map((file) => {
      const known = imported(file).filter((name) => shared.has(name));
      const variables = new Set([...(own.get(file) ?? []), ...takenOut(file.program, properties), ...known]);
      return [file, { types, variables, properties }];
    }),
  );
}
