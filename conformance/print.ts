import type { Results } from './report';

/** The results as lines: a table of the calls, then each breach with its request, then what was not tried or is not documented. */
export function linesOf({ held, broken, notTried, undocumented }: Results): string[] {
  const count = (list: readonly { path: string }[], path: string) =>
    list.filter((one) => one.path === path).length;
  const paths = Object.keys(held).sort();
  const rows = paths.map((path) => [path, held[path] ?? 0, count(broken, path), count(notTried, path)]);
  const width = Math.max('call'.length, ...paths.map(({ length }) => length));
  const row = ([path, ...counts]: readonly unknown[]) =>
    [String(path).padEnd(width), ...counts.map((one) => String(one).padStart(9))].join(' ');
  const holding = rows.filter(([, , breaches]) => breaches === 0).length;
  return [
    row(['call', 'held', 'broken', 'not tried']),
    ...rows.map(row),
    ...broken.flatMap(({ path, sentence, curl }) => ['', `${path}: ${sentence}`, `  ${curl}`]),
    ...(notTried.length > 0 ? ['', 'Not tried:'] : []),
    ...notTried.map(({ path, what, why }) => `  ${path} ${what}: ${why}`),
    ...(undocumented.length > 0 ? ['', 'Refusals that the document does not name, which is allowed:'] : []),
    ...undocumented.map((one) => `  ${one}`),
    '',
    `${holding} of ${rows.length} calls without a breach, ${broken.length} breaches, ${notTried.length} not tried`,
  ];
}
