/** Number of equal lines before the first difference. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((line, index) => line !== other[index]);
  return differing === -1 ? one.length : differing;
}

const marked = (mark: string, lines: readonly string[]) => lines.map((line) => `${mark} ${line}`);

/** All lines: equal ones at the start and at the end, between them removed (`-`) and added (`+`) ones. */
export function diffLines(before: readonly string[], after: readonly string[]): string[] {
  const start = Math.min(commonStart(before, after), after.length);
  const [removed, added] = [before.slice(start), after.slice(start)];
  const end = Math.min(commonStart(removed.toReversed(), added.toReversed()), added.length);
  return [
    ...marked(' ', after.slice(0, start)),
    ...marked('-', removed.slice(0, removed.length - end)),
    ...marked('+', added.slice(0, added.length - end)),
    ...marked(' ', added.slice(added.length - end)),
  ];
}
