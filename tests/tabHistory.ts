import { vi } from 'vitest';
import type { HistoryPage } from '../src/app/history/entry';

interface Entry {
  state: unknown;
  url: string;
}

/** A fake browser history, with the parts that the router uses. */
export interface TabHistory {
  /** Addresses after `#` of all entries, the current one in brackets. */
  entries: () => string[];
  page: HistoryPage;
  history: HistoryPage['history'];
  /** Navigation by the browser: back button, forward button, typed address. */
  press: (by: 1 | -1) => Promise<void>;
  type: (address: string) => Promise<void>;
  /** Waits until pending navigations and their effects are finished. */
  rest: () => Promise<void>;
}

/** Starts a page with a history. Navigation is asynchronous as in a browser, and a push drops forward entries. Fakes timers. */
export function startTabHistory(address: string): TabHistory {
  const events = new EventTarget();
  const location = { href: 'http://exchange.test/' };
  const urlOf = (url?: string | URL | null) =>
    url == null ? location.href : new URL(url, location.href).href;
  const entries: Entry[] = [];
  let at = 0;

  function show(index: number): void {
    at = index;
    location.href = entries[at]?.url ?? '';
  }
  function set(index: number, state: unknown, url: string): void {
    entries.splice(index, 1, { state: structuredClone(state), url });
    show(index);
  }
  function push(state: unknown, url: string): void {
    entries.length = at + 1;
    set(at + 1, state, url);
  }
  const pop = () => events.dispatchEvent(new Event('popstate'));

  function go(by: number): void {
    setTimeout(() => {
      const to = at + by;
      if (!entries[to]) return;
      show(to);
      pop();
    }, 5);
  }

  const history: HistoryPage['history'] = {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (state, _unused, url) => push(state, urlOf(url)),
    replaceState: (state, _unused, url) => set(at, state, urlOf(url)),
    go: (by = 0) => go(by),
  };
  const page: HistoryPage = Object.assign(events, {
    history,
    location,
    setTimeout: (run: () => void, ms?: number) => Number(setTimeout(run, ms)),
    clearTimeout: (timer: number | undefined) => clearTimeout(timer),
  });
  set(0, null, urlOf(`#${address}`));
  const rest = async () => void (await vi.advanceTimersByTimeAsync(100));
  return {
    page,
    history,
    entries: () =>
      entries.map(({ url }, index) => {
        const shown = url.split('#')[1] ?? '';
        return index === at ? `[${shown}]` : shown;
      }),
    press: async (by) => {
      go(by);
      await rest();
    },
    type: async (typed) => {
      push(null, urlOf(`#${typed}`));
      pop();
      await rest();
    },
    rest,
  };
}
