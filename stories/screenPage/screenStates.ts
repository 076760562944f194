import { kindOfState, type StateKind, stateKinds } from '../map/stateKinds.ts';

/** A story of a screen, with what Storybook knows of it. */
export interface DescribedStory {
  id: string;
  name: string;
  /** Among them the kind of state. */
  tags: readonly string[];
  /** Its documentation comment, in Markdown. */
  sentence: string | undefined;
}

/** The stories of one kind. */
export interface StateGroup<Story extends DescribedStory> {
  kind: StateKind;
  /** Heading of the group, such as `Blocked before sending`. */
  name: string;
  states: Story[];
}

/** The stories by kind, in the order in which a member meets them. Those of a kind keep their order. */
export function groupsOf<Story extends DescribedStory>(stories: readonly Story[]): StateGroup<Story>[] {
  return stateKinds.flatMap(({ name: kind, title }) => {
    const states = stories.filter(({ tags }) => kindOfState(tags) === kind);
    return states.length > 0 ? [{ kind, name: title, states }] : [];
  });
}

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
