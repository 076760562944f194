/** An entry of the catalogue's `index.json`. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
}

/** The stories of the catalogue by their titles, both in its order; without its pages of documentation. */
export function storiesByTitle(entries: readonly IndexEntry[]): Map<string, IndexEntry[]> {
  const byTitle = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    if (entry.type === 'story') byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), entry]);
  }
  return byTitle;
}

/** The story that stands for its title: the one called Default, else the first. */
export function mainStory(stories: readonly IndexEntry[]): IndexEntry | undefined {
  return stories.find(({ name }) => name === 'Default') ?? stories[0];
}
