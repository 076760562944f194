import type { Failure } from './loadable';

/** What comes after the last item of a list that is read page after page. */
export type PagesStep =
  | { step: 'more' }
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'end' };

/** A list that grows at its end, as far as it has been read. */
export interface Pages<Item> {
  items: Item[];
  /** What comes after the last item. */
  next: PagesStep;
  /** Asks for the next page, or for the same one again when it failed. */
  onMore: () => void;
  /** Reads the list again from its head. */
  refresh: () => Promise<unknown>;
}
