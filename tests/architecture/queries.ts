import { type ESTree, Visitor, type VisitorObject } from 'vite';
import type { Rule } from './violation';

const isGet = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^get(All)?By[A-Z]/.test(callee.property.name);

/** Calls of `getBy…` whose nearest function is asynchronous, so that it could wait. */
function impatient(program: ESTree.Program): ESTree.CallExpression[] {
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
 * A play waits for what it looks for: `await canvas.findBy…`, not `canvas.getBy…`. What another call answers may be drawn
 * later than what was found before, on a slow machine. `getBy…` is for callbacks that are called again until they pass.
 */
export const queries: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => path.startsWith('stories/'))
    .flatMap(({ path, program }) =>
      impatient(program).map(({ start }) => ({
        file: path,
        problem: `does not wait for what it looks for, at character ${start}`,
      })),
    );
