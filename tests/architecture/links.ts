import { type ESTree, Visitor } from 'vite';
import { readRoutes } from './routeTable';
import type { Rule } from './violation';

/** String literals of a file that begin like an address of the app: `#/market/market`. */
function addressesOf(program: ESTree.Program): string[] {
  const found: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === 'string' && text.startsWith('#/')) found.push(text);
  };
  new Visitor({
    Literal: ({ value }) => add(value),
    TemplateLiteral: ({ quasis }) => add(quasis[0]?.value.cooked),
  }).visit(program);
  return found;
}

const pathOf = (address: string) => address.slice(1).split('?')[0] ?? '';

/** Every address in the app has a screen; `#/` is the start. */
export const links: Rule = (tree) => {
  const paths = new Set(['/', ...readRoutes(tree).map(({ path }) => path)]);
  return [...tree.values()]
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, program }) =>
      addressesOf(program)
        .filter((address) => !paths.has(pathOf(address)))
        .map((address) => ({ file: path, problem: `links to ${address}, which does not exist` })),
    );
};
