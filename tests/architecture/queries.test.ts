import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';
import { expect, it } from 'vitest';
import { type Source, sourcesIn } from './sources';

const isGet = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^get(All)?By[A-Z]/.test(callee.property.name);

/** Calls of `getBy…` directly in an async function, which could wait instead. */
function queriesThatDoNotWait({ path, text }: Source): string[] {
  const found: string[] = [];
  const functions: boolean[] = [];
  const visitor: VisitorObject = {
    CallExpression: (call) => {
      if (functions.at(-1) && isGet(call)) found.push(`${path}: ${text.slice(call.start, call.end)}`);
    },
  };
  for (const kind of ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'] as const) {
    visitor[kind] = (entered: { async: boolean }) => void functions.push(entered.async);
    visitor[`${kind}:exit`] = () => void functions.pop();
  }
  new Visitor(visitor).visit(parseSync(path, text).program);
  return found;
}

// On a slow machine an element may be rendered later than others. `getBy…` is for callbacks that are retried.
it('play functions wait for elements by findBy', () => {
  expect(sourcesIn('stories').flatMap(queriesThatDoNotWait)).toEqual([]);
});

it('a query that does not wait is found', () => {
  const text = 'const play = async () => { waitFor(() => page.getByRole("a")); page.getByText("b"); };';
  expect(queriesThatDoNotWait({ path: 'a.ts', text })).toEqual(['a.ts: page.getByText("b")']);
});
