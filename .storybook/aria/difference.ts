/** How many lines are the same until the first that differ. */
function sameAtFirst(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((line, index) => line !== other[index]);
  return differing === -1 ? one.length : differing;
}

const marked = (mark: string, lines: readonly string[]) => lines.map((line) => `${mark} ${line}`);

/** All lines: what is the same at the beginning and at the end, and between these `-` what was, `+` what is. */
export function difference(was: readonly string[], is: readonly string[]): string[] {
  const before = Math.min(sameAtFirst(was, is), is.length);
  const [restBefore, rest] = [was.slice(before), is.slice(before)];
  const after = Math.min(sameAtFirst(restBefore.toReversed(), rest.toReversed()), rest.length);
  return [
    ...marked(' ', is.slice(0, before)),
    ...marked('-', restBefore.slice(0, restBefore.length - after)),
    ...marked('+', rest.slice(0, rest.length - after)),
    ...marked(' ', rest.slice(rest.length - after)),
  ];
}
