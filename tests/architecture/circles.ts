import type { SourceTree } from './sourceTree';
import type { Rule } from './violation';

/** The first import cycle found from a file. Files in `done` have none. */
function circleFrom(path: string, tree: SourceTree, done: Set<string>, way: string[]): string[] | undefined {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
  if (done.has(path)) return undefined;
  for (const { target } of tree.get(path)?.imports ?? []) {
    const circle = circleFrom(target, tree, done, [...way, path]);
    if (circle) return circle;
  }
  done.add(path);
  return undefined;
}

/** No import cycles, types included. */
export const circles: Rule = (tree) => {
  const done = new Set<string>();
  return [...tree.keys()].flatMap((path) => {
    if (done.has(path)) return [];
    const circle = circleFrom(path, tree, done, []);
    for (const member of circle ?? []) done.add(member);
    return circle ? [{ file: path, problem: `imports in a cycle: ${circle.join(' → ')}` }] : [];
  });
};
