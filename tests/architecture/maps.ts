import type { ESTree } from 'vite';
import { type KeyedNames, keyedNamesOf } from './keyedNames';
import { isKeyed } from './keyedTypes';
import { destructuredProperties, isMadeFromEntries, nodesOf } from './objects';
import type { Rule } from './violation';

/** Reads own entries only: the one file that may use brackets. */
const guard = 'mocks/exchange/lookup.ts';

const layers = ['src/', 'mocks/'];

const isConstant = (key: ESTree.Node): boolean =>
  key.type === 'Literal' || (key.type === 'TemplateLiteral' && key.expressions.length === 0);

/** Whether an expression is a plain object with arbitrary keys. */
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
    case 'CallExpression':
      return isMadeFromEntries(node);
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return isKeyedObject(node.expression, names);
    default:
      return false;
  }
}

/** `target[key]`, except in `delete`, which cannot touch inherited properties. */
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
  ...destructuredProperties(program).filter(({ computed, key }) => computed && !isConstant(key)),
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
 * Plain objects are not used as maps with external keys; use a `Map`. `object[key]` finds inherited properties such as
 * `constructor`, and an assignment to `__proto__` is lost. Records of the stored world are plain JSON: read them with
 * `lookup` and write them with `setEntry`. Objects whose type names the keys are allowed.
 */
export const maps: Rule = (tree) =>
  layers.flatMap((layer) => {
    const files = [...tree.values()].filter(({ path }) => path.startsWith(layer) && path !== guard);
    const names = keyedNamesOf(files);
    return [...names].flatMap(([{ path, program }, known]) =>
      [...brackets(program, known), ...inherited(program), ...assigned(program, known)].map(({ start }) => ({
        file: path,
        problem: `uses a plain object as a map, at character ${start}`,
      })),
    );
  });
