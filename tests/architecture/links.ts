import { type ESTree, Visitor } from 'vite';
import { readRoutes } from './routeTable';
import type { Rule } from './violation';

/** Every text of a file that begins as an address of the app: `#/market/market`, also where more follows. */
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

/** Every address that the app leads to has its screen; `#/` alone is where it begins. */
export const links: Rule = (tree) => {
  const paths = new Set(['/', ...readRoutes(tree).map(({ path }) => path)]);
  return [...tree.values()]
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, program }) =>
      addressesOf(program)
        .filter((address) => !paths.has(pathOf(address)))
        .map((address) => ({ file: path, problem: `leads to ${address}, where nothing is` })),
    );
};
