import type { HistoryPage } from './entry';

/** So many entries may be written at once. WebKit throws on more than 100 in ten seconds. */
const burst = 50;
const burstMs = 10_000;

/** After a burst an entry is replaced at most this often, ms: 40 times in ten seconds. */
const pauseMs = 250;

/** A replacement that has not been written yet. */
interface Held {
  state: unknown;
  url: string;
  /** State of the entry that it replaces. */
  over: unknown;
}

/**
 * The page with a history that no browser refuses to write, however often the app replaces the address: a held arrow key
 * does it 30 times a second. What is not written yet is read as if it were.
 */
export function spareEntries(page: HistoryPage): HistoryPage {
  const { history, location } = page;
  let written = 0;
  let held: Held | undefined;
  let timer: number | undefined;

  /** Undefined also when the member has left the entry since. */
  const pending = () => (held && held.over === history.state ? held : undefined);

  function count(): void {
    written += 1;
    page.setTimeout(() => {
      written -= 1;
    }, burstMs);
  }
  function drop(): void {
    held = undefined;
    page.clearTimeout(timer);
    timer = undefined;
  }
  function replace(state: unknown, url?: string | URL | null): void {
    drop();
    count();
    history.replaceState(state, '', url);
  }
  function writePending(): void {
    const last = pending();
    if (last) replace(last.state, last.url);
    else drop();
  }

  return {
    history: {
      get state() {
        return (pending() ?? history).state;
      },
      pushState: (state, _unused, url) => {
        writePending();
        count();
        history.pushState(state, '', url);
      },
      replaceState: (state, _unused, url) => {
        if (written < burst) {
          replace(state, url);
          return;
        }
        const href = pending()?.url ?? location.href;
        held = { state, url: new URL(url ?? href, href).href, over: history.state };
        timer ??= page.setTimeout(writePending, pauseMs);
      },
      go: (by) => {
        writePending();
        history.go(by);
      },
    },
    location: {
      get href() {
        return pending()?.url ?? location.href;
      },
    },
    setTimeout: (run, ms) => page.setTimeout(run, ms),
    clearTimeout: (id) => page.clearTimeout(id),
    addEventListener: (kind, listener) => page.addEventListener(kind, listener),
    removeEventListener: (kind, listener) => page.removeEventListener(kind, listener),
  };
}
