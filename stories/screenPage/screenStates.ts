/** A story of a screen, with what Storybook knows of it. */
export interface DescribedStory {
  id: string;
  name: string;
  /** Its file, such as `./stories/screens/user/withdraw.stories.tsx`. */
  file: string;
  /** Its documentation comment, in Markdown. */
  sentence: string | undefined;
}

/** The stories of one file. */
export interface StateGroup<Story extends DescribedStory> {
  /** Name of the file, such as `withdrawRefused`. */
  name: string;
  states: Story[];
}

/** The stories by file, both in their order. */
export function groupsOf<Story extends DescribedStory>(stories: readonly Story[]): StateGroup<Story>[] {
  const groups = new Map<string, Story[]>();
  for (const story of stories) groups.set(story.file, [...(groups.get(story.file) ?? []), story]);
  return [...groups].map(([file, states]) => ({ name: nameOf(file), states }));
}

const nameOf = (file: string) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;

/** Where a screen is and what it is for. */
export interface Purpose {
  /** Its path, with the queries that the comment names: `/market/marketBuy?symbol=…`. */
  address: string;
  /** In Markdown. */
  text: string;
}

/**
 * Splits the documentation comment of a screen, which begins with its address.
 *
 * @param title the title of its stories
 */
export function purposeOf(title: string, comment: string): Purpose {
  const path = title.slice('Screens'.length);
  const [, address, rest] = /^`(\/[^`]*)`: (.*)$/s.exec(comment) ?? [];
  if (!address?.startsWith(path) || rest === undefined) return { address: path, text: comment };
  return { address, text: rest.slice(0, 1).toUpperCase() + rest.slice(1) };
}
