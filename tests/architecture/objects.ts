import { type ESTree, Visitor } from 'vite';

/** Every node of a kind in a file, from the outside in. */
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

/** Every object literal of a file, from the outside in. */
export const objectsOf = (program: ESTree.Program): ESTree.ObjectExpression[] =>
  nodesOf(program, 'ObjectExpression');

/** A property that is written as a plain string. */
export function stringProperty({ properties }: ESTree.ObjectExpression, name: string): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== name || property.value.type !== 'Literal') continue;
    if (typeof property.value.value === 'string') return property.value.value;
  }
  return undefined;
}

type TakenProperty = ESTree.BindingProperty | ESTree.AssignmentTargetProperty;

/** Every property that a pattern takes out of an object: `{ name: value } = …`. */
export function takenProperties(program: ESTree.Program): TakenProperty[] {
  const found: TakenProperty[] = [];
  for (const { properties } of nodesOf(program, 'ObjectPattern'))
    for (const part of properties) if (part.type === 'Property') found.push(part);
  return found;
}
