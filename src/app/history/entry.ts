/** What a history entry remembers. */
export interface EntryState {
  /** Place of the page among those of this tab, 0 for the first. Entries that the browser made by itself have none. */
  idx?: number | null;
  /** Name of the visit, for the router. */
  key?: string;
  /** What the app gave along with the address. */
  usr?: unknown;
  /** The entry stands for an open sheet or dialog: how many there were with it. */
  layers?: number;
}

/** An entry and its address. */
export interface Entry {
  state: EntryState;
  url: string;
}

/** What is asked of a window. */
export interface HistoryPage {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  location: Pick<Location, 'href'>;
  setTimeout(run: () => void, ms?: number): number;
  clearTimeout(timer: number | undefined): void;
  addEventListener(kind: 'popstate', listener: () => void): void;
  removeEventListener(kind: 'popstate', listener: () => void): void;
}

/** The present entry. */
export const readEntry = ({ history, location }: HistoryPage): Entry => ({
  state: (history.state as EntryState | null) ?? {},
  url: location.href,
});

/** How many layers an entry stands for. */
export const layersOf = ({ state }: Entry): number => state.layers ?? 0;

/** The entry of the same page, without the layers above it. */
export function withoutLayers({ state: { layers, ...state }, url }: Entry): Entry {
  return { state, url };
}

/** The path after the `#`, without its query. */
export const pathOf = (url: string): string => (url.split('#')[1] ?? '').split('?')[0] ?? '';
