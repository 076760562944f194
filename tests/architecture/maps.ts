import type { ESTree } from 'vite';
import { type KeyedNames, keyedNamesOf } from './keyedNames';
import { isKeyed } from './keyedTypes';
import { nodesOf, takenProperties } from './objects';
import type { Rule } from './violation';

/** Reads an entry that the object has itself: the one place that may use brackets. */
const guard = 'mocks/exchange/lookup.ts';

const layers = ['src/', 'mocks/'];

const isConstant = (key: ESTree.Node): boolean =>
  key.type === 'Literal' || (key.type === 'TemplateLiteral' && key.expressions.length === 0);

/** Whether an expression stands for a plain object with any text as a key. */
function isKeyedObject(node: ESTree.Node, names: KeyedNames): boolean {
  switch (node.type) {
    case 'Identifier':
      return names.variables.has(node.name);
    case 'MemberExpression':
      if (node.computed || node.property.type !== 'Identifier') return false;
      return node.property.name === 'current'
        ? isKeyedObject(node.object, names)
        : names.properties.has(node.property.name);
    case 'TSAsExpression':
      return isKeyed(node.typeAnnotation, names.types) || isKeyedObject(node.expression, names);
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return isKeyedObject(node.expression, names);
    default:
      return false;
  }
}

/** `target[key]`; to delete an entry touches nothing that is inherited. */
function brackets(program: ESTree.Program, names: KeyedNames): ESTree.Node[] {
  const deleted = new Set<ESTree.Node>(
    nodesOf(program, 'UnaryExpression')
      .filter(({ operator }) => operator === 'delete')
      .map(({ argument }) => argument),
  );
  return nodesOf(program, 'MemberExpression').filter(
    (node) =>
      node.computed && !isConstant(node.property) && !deleted.has(node) && isKeyedObject(node.object, names),
  );
}

/** `key in target`, and `{ [key]: value } = target`. */
const inherited = (program: ESTree.Program): ESTree.Node[] => [
  ...nodesOf(program, 'BinaryExpression').filter(
    ({ operator, left }) => operator === 'in' && !isConstant(left),
  ),
  ...takenProperties(program).filter(({ computed, key }) => computed && !isConstant(key)),
];

/** `Object.assign(target, …)`. */
const assigned = (program: ESTree.Program, names: KeyedNames): ESTree.Node[] =>
  nodesOf(program, 'CallExpression').filter(
    ({ callee, arguments: [target] }) =>
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'assign' &&
      target !== undefined &&
      isKeyedObject(target, names),
  );

/**
 * No plain object is a map of keys from outside: a `Map` is. `object[key]` finds what every object inherits, such as
 * `constructor`, and an assignment to `__proto__` is forgotten. The records of the stored world are plain JSON: `lookup`
 * reads them and `setEntry` writes them. An object whose type names its keys is no map.
 */
export const maps: Rule = (tree) =>
  layers.flatMap((layer) => {
    const files = [...tree.values()].filter(({ path }) => path.startsWith(layer) && path !== guard);
    const names = keyedNamesOf(files);
    return [...names].flatMap(([{ path, program }, known]) =>
      [...brackets(program, known), ...inherited(program), ...assigned(program, known)].map(({ start }) => ({
        file: path,
        problem: `uses a plain object as a map of any keys, at character ${start}`,
      })),
    );
  });
