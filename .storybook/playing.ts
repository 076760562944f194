import type { i18n } from 'i18next';

/** What is asked of a query. */
export interface Query {
  state: { status: string };
  observers: { options: { refetchInterval?: unknown } }[];
}

/** What a story was given that looks like the app, as far as the pictures' tool asks for it. */
export interface Playing {
  queries?: {
    isFetching(): number;
    refetchQueries(wanted: object): Promise<void>;
  };
  i18n?: i18n;
  exchange?: { store: { transact<Result>(read: (exchange: { now: number }) => Result): Promise<Result> } };
}

/** The page of the catalogue, to whoever looks at it from outside. */
export interface PlayingPage {
  playing?: Playing;
}

/** Leaves what the story was given where a tool outside of the page finds it: the preview itself doesn't tell. */
export function tellPlaying(loaded: Playing): void {
  (globalThis as PlayingPage).playing = loaded;
}
