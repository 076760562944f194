import type { Failure } from './loadable';

/** State of the end of a list that is loaded page by page. */
export type PagesStep =
  | { step: 'more' }
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'end' };

/** The loaded part of a list that grows at its end. */
export interface Pages<Item> {
  items: Item[];
  /** State of the end of the list. */
  next: PagesStep;
  /** Loads the next page, or retries a failed one. */
  onMore: () => void;
  /** Reloads the list from its head. */
  refresh: () => Promise<unknown>;
}
