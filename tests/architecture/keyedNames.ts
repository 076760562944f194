import type { ESTree } from 'vite';
import { isKeyed, keyedTypesOf } from './keyedTypes';
import { destructuredProperties, isMadeFromEntries, nodesOf } from './objects';
import type { SourceFile } from './sourceTree';

/** Names that refer to plain objects with arbitrary keys. */
export interface KeyedNames {
  types: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

const nameOf = (node: ESTree.Node | null): string[] => (node?.type === 'Identifier' ? [node.name] : []);

const isKeyedBy =
  (types: ReadonlySet<string>) => (node: { typeAnnotation?: ESTree.TSTypeAnnotation | null }) =>
    node.typeAnnotation != null && isKeyed(node.typeAnnotation.typeAnnotation, types);

/** Whether an expression makes such an object: a cast, `useState<Record<string, …>>()`, `Object.fromEntries(…)`. */
function makesKeyed(value: ESTree.Node | null, types: ReadonlySet<string>): boolean {
  if (value?.type === 'TSAsExpression') return isKeyed(value.typeAnnotation, types);
  if (value?.type !== 'CallExpression') return false;
  return (
    isMadeFromEntries(value) || value.typeArguments?.params.some((type) => isKeyed(type, types)) === true
  );
}

/** Variables and parameters with such a type or value. */
function variablesOf(program: ESTree.Program, types: ReadonlySet<string>): string[] {
  const declared = nodesOf(program, 'Identifier').filter(isKeyedBy(types));
  const given = nodesOf(program, 'VariableDeclarator').filter(({ init }) => makesKeyed(init, types));
  return [
    ...declared.map(({ name }) => name),
    ...given.flatMap(({ id }) => (id.type === 'ArrayPattern' ? id.elements.flatMap(nameOf) : nameOf(id))),
  ];
}

/** Declared properties with such a type. */
function propertiesOf(program: ESTree.Program, types: ReadonlySet<string>): string[] {
  const declared = [...nodesOf(program, 'TSPropertySignature'), ...nodesOf(program, 'PropertyDefinition')];
  return declared.filter(isKeyedBy(types)).flatMap(({ key }) => nameOf(key));
}

/** Variables destructured from such a property. */
function destructuredVariables(program: ESTree.Program, properties: ReadonlySet<string>): string[] {
  return destructuredProperties(program)
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

/** Names known in each file. Properties, types and imports have one meaning in all files. */
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
      const variables = new Set([
        ...(own.get(file) ?? []),
        ...destructuredVariables(file.program, properties),
        ...known,
      ]);
      return [file, { types, variables, properties }];
    }),
  );
}
