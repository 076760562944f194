import { type ESTree, Visitor } from 'vite';

/** Every object literal of a file, from the outside in. */
export function objectsOf(program: ESTree.Program): ESTree.ObjectExpression[] {
  const found: ESTree.ObjectExpression[] = [];
  new Visitor({ ObjectExpression: (node) => void found.push(node) }).visit(program);
  return found;
}

/** A property that is written as a plain string. */
export function stringProperty({ properties }: ESTree.ObjectExpression, name: string): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== name || property.value.type !== 'Literal') continue;
    if (typeof property.value.value === 'string') return property.value.value;
  }
  return undefined;
}
