import { NavigationType } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { type HistoryPage, layeredHistory } from '../src/app/layeredHistory';
import { layerCount, openLayer } from '../src/lib/openLayers';

interface Entry {
  state: unknown;
  hash: string;
}

/** A browser's tab. Navigation is asynchronous, and a push drops forward entries. */
class Tab extends EventTarget {
  location = { hash: '' };
  #entries: Entry[] = [];
  #at = -1;

  history: HistoryPage['history'] = Object.defineProperty(
    {
      state: null,
      pushState: (state: unknown, _: string, url: string) => this.#set(this.#at + 1, state, url, true),
      replaceState: (state: unknown, _: string, url: string) => this.#set(this.#at, state, url),
      go: (by = 0) => void setTimeout(() => this.#arrive(this.#at + by), 5),
    },
    'state',
    { get: () => this.#entries[this.#at]?.state ?? null },
  );
  setTimeout = (run: () => void, ms?: number) => Number(setTimeout(run, ms));
  clearTimeout = (timer: number | undefined) => clearTimeout(timer);

  constructor(path: string, state: unknown = null) {
    super();
    this.#set(0, state, `#${path}`);
  }

  #set(at: number, state: unknown, hash: string, isLast = false): void {
    this.#entries.splice(at, isLast ? Number.POSITIVE_INFINITY : 1, { state: structuredClone(state), hash });
    this.#at = at;
    this.location.hash = hash;
  }

  #arrive(at: number): void {
    const entry = this.#entries[at];
    if (!entry) return;
    this.#set(at, entry.state, entry.hash);
    this.dispatchEvent(new Event('popstate'));
  }

  /** Addresses of all entries, the current one in brackets. */
  get entries(): string[] {
    return this.#entries.map(({ hash }, at) => (at === this.#at ? `[${hash.slice(1)}]` : hash.slice(1)));
  }

  async type(path: string): Promise<void> {
    this.history.pushState(null, '', `#${path}`);
    this.dispatchEvent(new Event('popstate'));
    await rest();
  }

  /** The back or forward button. */
  async press(by: number): Promise<void> {
    this.history.go(by);
    await rest();
  }
}

/** Waits until navigations and their effects are finished. */
export const rest = async () => void (await vi.advanceTimersByTimeAsync(100));

/** A sheet that closes asynchronously, as a React component does. */
class Sheet {
  isOpen = true;
  #release: () => void;

  constructor(stays: boolean) {
    this.#release = openLayer(() => {
      if (!stays) queueMicrotask(() => this.close());
    });
  }

  close(): void {
    this.isOpen = false;
    this.#release();
  }
}

/** The app's history in a tab, on the page `/list` that was opened from `/home`. Fakes timers until `end`. */
export class LayeredTab {
  tab = new Tab('/home');
  view = layeredHistory(this.tab);
  /** Pages that the router was told to show because of a `popstate`. */
  visits: string[] = [];
  sheets: Sheet[] = [];
  stop: () => void;

  constructor() {
    vi.useFakeTimers();
    this.stop = this.listen();
    this.view.navigator.push('/list');
  }

  /** A full load at the current entry, or of a tab with one entry. */
  load(tab = this.tab): void {
    this.stop();
    for (const sheet of this.sheets) sheet.close();
    this.tab = tab;
    this.view = layeredHistory(tab);
    this.stop = this.listen();
  }

  loadCopy(path: string, state: unknown): void {
    this.load(new Tab(path, state));
  }

  listen(): () => void {
    return this.view.listen(({ navigationType, location: { pathname, search } }) => {
      if (navigationType === NavigationType.Pop) this.visits.push(pathname + search);
    });
  }

  async openSheet(stays = false): Promise<Sheet> {
    const sheet = new Sheet(stays);
    this.sheets.push(sheet);
    await rest();
    return sheet;
  }

  end(): void {
    this.stop();
    for (const sheet of this.sheets) sheet.close();
    expect(layerCount()).toBe(0);
    vi.useRealTimers();
  }
}
