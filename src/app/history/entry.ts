/** What a history entry remembers: what the router keeps there, and how many layers lie above its page. */
export interface EntryState {
  /** Place of the page among those of this tab, counted by the router; entries of the browser's own hand have none. */
  idx?: number | null;
  /** The router's name of the visit. */
  key?: string;
  usr?: unknown;
  /** The entry stands for an open sheet or dialog: how many there were with it. */
  layers?: number;
}

/** What the present entry remembers. */
export const readEntry = ({ history }: Window): EntryState => (history.state as EntryState | null) ?? {};

/** How many layers the present entry stands for. */
export const entryLayers = (page: Window): number => readEntry(page).layers ?? 0;

/** What the entry of the page remembers, without the layers above it. */
export function pageState(page: Window): EntryState {
  const { layers, ...state } = readEntry(page);
  return state;
}

/** Gives an entry that the browser made by itself, for a typed address or a link, its place and a name. */
export function adoptEntry(page: Window, index: number): void {
  const key = Math.random().toString(36).slice(2, 10);
  page.history.replaceState({ usr: null, key, idx: index } satisfies EntryState, '');
}
