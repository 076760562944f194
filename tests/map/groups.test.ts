import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const groups: [folder: string, groups: string[]][] = [
  ['components', ['Actions', 'Content', 'Feedback', 'Fields', 'Layout', 'Navigation']],
  [
    'widgets',
    ['Account', 'Feedback', 'Market', 'Money', 'News and notices', 'Orders and positions', 'Products'],
  ],
];

/** Group of the stories of a file: `Fields` of `Components/Fields/TextField`. */
const groupOf = (file: string) =>
  /\btitle: '(?:Components|Widgets)\/([^/']+)\/[^']+'/.exec(readFileSync(file, 'utf8'))?.[1];

it.each(groups)('the sidebar shows all %s in groups that a reader knows', (folder, known) => {
  const files = readdirSync(`stories/${folder}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  const found = files.map((name) => ({ name, group: groupOf(`stories/${folder}/${name}`) }));
  expect(found.filter(({ group }) => !group || !known.includes(group))).toEqual([]);
  expect(new Set(found.map(({ group }) => group))).toEqual(new Set(known));
});
