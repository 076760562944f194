/** An item of the changelog. */
export interface Change {
  version: string;
  /** Such as `Added`. */
  kind: string;
  text: string;
}

/** The parts of a text below headings, each with the rest of the line of its heading. */
const partsBelow = (text: string, heading: string): [title: string, part: string][] =>
  text
    .split(new RegExp(`^${heading} `, 'm'))
    .slice(1)
    .map((part) => [/^.*/.exec(part)?.[0] ?? '', part.replace(/^.*\n/, '')]);

/** All items of a changelog, newest version first. */
export const changesIn = (changelog: string): Change[] =>
  partsBelow(changelog, '##').flatMap(([release, changes]) =>
    partsBelow(changes, '###').flatMap(([kind, items]) =>
      partsBelow(items, '-').map(([first, rest]) => ({
        version: release.replace(/,.*/, ''),
        kind,
        text: `${first} ${rest}`.replaceAll(/\s+/g, ' ').trim(),
      })),
    ),
  );

/** The items that mention one of the names as code. */
export const changesOf = (changes: readonly Change[], names: readonly string[]): Change[] =>
  changes.filter(({ text }) => names.some((name) => text.includes(`\`${name}\``)));
