import { withoutAliases } from './storyName.ts';

/** An entry of the catalogue's `index.json`. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  /** Its file, such as `./stories/screens/withdrawals/withdraw.stories.tsx`. */
  importPath?: string;
  /** Among them the kind of state. */
  tags?: readonly string[];
}

/** Stories by title, both in the catalogue's order, without documentation pages. */
export function storiesByTitle<Entry extends IndexEntry>(entries: readonly Entry[]): Map<string, Entry[]> {
  const byTitle = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.type !== 'story') continue;
    const story = { ...entry, name: withoutAliases(entry.name) };
    byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), story]);
  }
  return byTitle;
}

/** The main story of a title: Default, else the first. */
export function mainStory<Story extends { name: string }>(stories: readonly Story[]): Story | undefined {
  return stories.find(({ name }) => name === 'Default') ?? stories[0];
}
