import type { ESTree } from 'vite';
import { nodesOf } from './objects';

const wrappers = ['Partial', 'Readonly', 'Required'];

const isIndexSignature = (member: ESTree.TSSignature): boolean =>
  member.type === 'TSIndexSignature' &&
  member.parameters.some(({ typeAnnotation }) => typeAnnotation.typeAnnotation.type === 'TSStringKeyword');

/**
 * Whether a type is a plain object with arbitrary keys: `Record<string, …>`, an index signature, or an alias of one.
 *
 * @param names known aliases
 */
export function isKeyed(type: ESTree.TSType, names: ReadonlySet<string>): boolean {
  switch (type.type) {
    case 'TSTypeLiteral':
      return type.members.some(isIndexSignature);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return type.types.some((part) => isKeyed(part, names));
    case 'TSTypeReference': {
      if (type.typeName.type !== 'Identifier') return false;
      const { name } = type.typeName;
      const [first] = type.typeArguments?.params ?? [];
      if (name === 'Record') return first?.type === 'TSStringKeyword';
      return wrappers.includes(name) ? first !== undefined && isKeyed(first, names) : names.has(name);
    }
    default:
      return false;
  }
}

const none: ReadonlySet<string> = new Set();

/** Names of keyed types declared in a file. */
export function keyedTypesOf(program: ESTree.Program): string[] {
  return [
    ...nodesOf(program, 'TSTypeAliasDeclaration')
      .filter(({ typeAnnotation }) => isKeyed(typeAnnotation, none))
      .map(({ id }) => id.name),
    ...nodesOf(program, 'TSInterfaceDeclaration')
      .filter(({ body }) => body.body.some(isIndexSignature))
      .map(({ id }) => id.name),
  ];
}
