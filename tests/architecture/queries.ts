import { type ESTree, Visitor, type VisitorObject } from 'vite';
import type { Rule } from './violation';

const isGet = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^get(All)?By[A-Z]/.test(callee.property.name);

/** Calls of `getBy…` directly in an async function, which could wait instead. */
function synchronousQueries(program: ESTree.Program): ESTree.CallExpression[] {
  const found: ESTree.CallExpression[] = [];
  const functions: boolean[] = [];
  const visitor: VisitorObject = {
    CallExpression: (call) => void (functions.at(-1) && isGet(call) && found.push(call)),
  };
  for (const kind of ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'] as const) {
    visitor[kind] = (entered: { async: boolean }) => void functions.push(entered.async);
    visitor[`${kind}:exit`] = () => void functions.pop();
  }
  new Visitor(visitor).visit(program);
  return found;
}

/**
 * Play functions wait for elements: `await canvas.findBy…`, not `canvas.getBy…`. On a slow machine an element may be
 * rendered later than others. `getBy…` is for callbacks that are retried until they pass.
 */
export const queries: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => path.startsWith('stories/'))
    .flatMap(({ path, program }) =>
      synchronousQueries(program).map(({ start }) => ({
        file: path,
        problem: `does not wait for an element, at character ${start}`,
      })),
    );
