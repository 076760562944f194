/** State of a history entry. */
export interface EntryState {
  /** Index of the page in this tab, from 0. Entries that the browser created itself have none. */
  idx?: number | null;
  /** Key of the visit, for the router. */
  key?: string;
  /** The app's own state of the entry. */
  usr?: unknown;
  /** Set when the entry represents an open sheet or dialog: the number of open layers. */
  layers?: number;
}

/** An entry and its address. */
export interface Entry {
  state: EntryState;
  url: string;
}

/** The used part of a window. */
export interface HistoryPage {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  location: Pick<Location, 'href'>;
  setTimeout(run: () => void, ms?: number): number;
  clearTimeout(timer: number | undefined): void;
  addEventListener(kind: 'popstate', listener: () => void): void;
  removeEventListener(kind: 'popstate', listener: () => void): void;
}

/** The current entry. */
export const readEntry = ({ history, location }: HistoryPage): Entry => ({
  state: (history.state as EntryState | null) ?? {},
  url: location.href,
});

/** How many layers an entry represents. */
export const layersOf = ({ state }: Entry): number => state.layers ?? 0;

/** The entry of the same page, without the layers above it. */
export function withoutLayers({ state: { layers, ...state }, url }: Entry): Entry {
  return { state, url };
}

/** The path after the `#`, without its query. */
export const pathOf = (url: string): string => (url.split('#')[1] ?? '').split('?')[0] ?? '';
