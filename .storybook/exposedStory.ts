import type { i18n } from 'i18next';

/** The parts of a query that the picture tool reads. */
export interface Query {
  state: { status: string };
  observers: { options: { refetchInterval?: unknown } }[];
}

/** What the loaders gave a story, reduced to the parts that tools outside the page read. */
export interface ExposedStory {
  queries?: {
    isFetching(): number;
    refetchQueries(wanted: object): Promise<void>;
  };
  i18n?: i18n;
  exchange?: { store: { transact<Result>(read: (exchange: { now: number }) => Result): Promise<Result> } };
}

/** The page of the catalogue, seen from outside. */
export interface ExposedPage {
  exposedStory?: ExposedStory;
}

/** Exposes what the loaders gave the story to tools outside the page, because the preview does not. */
export function exposeStory(loaded: ExposedStory): void {
  (globalThis as ExposedPage).exposedStory = loaded;
}
