import { NavigationType } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { layeredHistory } from '../src/app/layeredHistory';
import { layerCount, openLayer } from '../src/lib/openLayers';

/** Waits until navigations and their effects are finished. */
export const rest = async () => void (await vi.advanceTimersByTimeAsync(100));

/** A window and its history. Navigation is asynchronous, and a push drops forward entries. */
class Tab extends EventTarget {
  history = this;
  #entries: { state: unknown; hash: string }[] = [];
  #at = 0;
  setTimeout = (run: () => void, ms?: number) => setTimeout(run, ms);
  clearTimeout = (timer: NodeJS.Timeout | undefined) => clearTimeout(timer);

  constructor(path: string, state: unknown) {
    super();
    this.replaceState(state, '', `#${path}`);
  }

  get location() {
    return { hash: this.#entries[this.#at]?.hash };
  }

  get state() {
    return this.#entries[this.#at]?.state;
  }

  replaceState(state: unknown, _: string, hash: string): void {
    this.#entries[this.#at] = { state: structuredClone(state), hash };
  }

  pushState(state: unknown, _: string, hash: string): void {
    this.#at += 1;
    this.#entries.length = this.#at;
    this.replaceState(state, _, hash);
  }

  go(by: number): void {
    setTimeout(() => {
      if (!this.#entries[this.#at + by]) return;
      this.#at += by;
      this.dispatchEvent(new Event('popstate'));
    }, 5);
  }

  /** Addresses of all entries, the current one in brackets. */
  get entries(): string[] {
    return this.#entries.map(({ hash }, at) => (at === this.#at ? `[${hash.slice(1)}]` : hash.slice(1)));
  }

  /** The back or forward button. */
  async press(by: 1 | -1): Promise<void> {
    this.go(by);
    await rest();
  }

  async type(path: string): Promise<void> {
    this.pushState(null, '', `#${path}`);
    this.dispatchEvent(new Event('popstate'));
    await rest();
  }
}

/** The app's history in a tab, on the page `/list` that was opened from `/home`. Fakes timers until `end`. */
export class LayeredTab {
  tab = new Tab('/home', null);
  /** Pages that the router was told to show because of a `popstate`. */
  visits: string[] = [];
  sheets: { isOpen: boolean; close: () => void }[] = [];
  view!: ReturnType<typeof layeredHistory>;
  stop = () => {};

  constructor() {
    this.load();
    this.view.navigator.push('/list');
  }

  /** A full load at the current entry, or in a new tab. */
  load(path?: string, state: unknown = null): void {
    this.end();
    vi.useFakeTimers();
    if (path !== undefined) this.tab = new Tab(path, state);
    vi.stubGlobal('window', this.tab);
    this.view = layeredHistory();
    this.listen();
  }

  listen(): void {
    this.stop = this.view.listen(({ navigationType, location: { pathname, search } }) => {
      if (navigationType === NavigationType.Pop) this.visits.push(pathname + search);
    });
  }

  /** Opens a sheet that closes asynchronously, as a React component does, or `stays`. */
  async openSheet(stays = false) {
    const release = openLayer(() => !stays && queueMicrotask(() => sheet.close()));
    const sheet = {
      isOpen: true,
      close: () => {
        sheet.isOpen = false;
        release();
      },
    };
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
