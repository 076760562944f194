import type { WcagCriterion } from './wcag';

/** A story, by the name of its export. */
type StoryName<Stories> = Exclude<keyof Stories & string, 'default'>;

interface Example<Stories> {
  story: StoryName<Stories>;
  /** Why this is right, or wrong. */
  why: string;
}

/**
 * How a component or widget is used: the part of its documentation page that props and states do not tell.
 *
 * `Button.usage.ts` beside `Button.stories.tsx` has `export const usage: Usage<typeof import('./Button.stories')>`.
 */
export interface Usage<Stories> {
  /** When to use it, one case each. */
  use: readonly string[];
  /** When not to use it, and what to use instead. */
  avoid: readonly string[];
  /** Which data a widget needs: from where, in which units, how fresh. A component has none. */
  data?: readonly string[];
  do: readonly Example<Stories>[];
  /** Stories that are wrong on purpose. Their names begin with `Dont`. */
  dont: readonly Example<Stories>[];
  /** How its texts are written, with an example in the language. Empty if it has no text of its own or of its host. */
  content: Readonly<Record<'en' | 'tw' | 'jp', readonly string[]>>;
  /** What each key does; empty if the component takes no focus. */
  keyboard: readonly { keys: string; effect: string }[];
  /** Role, name, state and announcements, as a screen reader tells them. */
  screenReader: readonly string[];
  /** Criteria that the component itself meets, each with the story whose play function shows it. */
  wcag: Partial<Record<WcagCriterion, { how: string; story: StoryName<Stories> }>>;
}
