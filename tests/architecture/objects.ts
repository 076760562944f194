import { type ESTree, Visitor } from 'vite';

/** All nodes of a type in a file, outer ones first. */
export function nodesOf<Type extends ESTree.Node['type']>(
  program: ESTree.Program,
  type: Type,
): Extract<ESTree.Node, { type: Type }>[] {
  const found: Extract<ESTree.Node, { type: Type }>[] = [];
  new Visitor({ [type]: (node: Extract<ESTree.Node, { type: Type }>) => void found.push(node) }).visit(
    program,
  );
  return found;
}

/** All object literals of a file, outer ones first. */
export const objectsOf = (program: ESTree.Program): ESTree.ObjectExpression[] =>
  nodesOf(program, 'ObjectExpression');

/** Value of a property if it is a string literal. */
export function stringProperty({ properties }: ESTree.ObjectExpression, name: string): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== name || property.value.type !== 'Literal') continue;
    if (typeof property.value.value === 'string') return property.value.value;
  }
  return undefined;
}

/** `Object.fromEntries(…)` and `Object.groupBy(…)`. */
export const isMadeFromEntries = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'Object' &&
  callee.property.type === 'Identifier' &&
  ['fromEntries', 'groupBy'].includes(callee.property.name);

type DestructuredProperty = ESTree.BindingProperty | ESTree.AssignmentTargetProperty;

/** All destructured properties: `{ name: value } = …`. */
export function destructuredProperties(program: ESTree.Program): DestructuredProperty[] {
  const found: DestructuredProperty[] = [];
  for (const { properties } of nodesOf(program, 'ObjectPattern'))
    for (const part of properties) if (part.type === 'Property') found.push(part);
  return found;
}
