import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { closeLayers, layerCount, subscribeLayers } from '../lib/openLayers';

/** Without a `popstate` within this time, ms, there was no entry to go to. */
const arrivalTimeoutMs = 1_000;

/** WebKit throws on more than 100 writes in ten seconds. After a burst, an address is written every `pauseMs`. */
const burst = 50;
const burstMs = 10_000;
const pauseMs = 250;

/** State of a history entry that the app wrote. */
interface EntryState {
  /** Index of the page in this tab, from 0. */
  idx: number;
  /** Key of the visit, for the router. */
  key: string;
  /** The router's `location.state`. */
  usr: unknown;
  /** Number of sheets and dialogs (layers) that are open at this entry. */
  layers?: number | undefined;
}

/** What the router shows, and how the member arrived there. */
export interface Visit {
  location: Location;
  navigationType: NavigationType;
}

/** The used part of a window. */
export interface HistoryPage {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  location: Pick<Location, 'hash'>;
  setTimeout(run: () => void, ms?: number): number;
  clearTimeout(timer: number | undefined): void;
  addEventListener(kind: 'popstate', listener: () => void): void;
  removeEventListener(kind: 'popstate', listener: () => void): void;
}

/**
 * Hash history for the router, which sees pages only. In the browser's history every open sheet or dialog has an entry
 * above its page's, so that going back by button or gesture closes it first (decision 21). The router's own history
 * can't keep such an entry when the page changes its address.
 */
export function layeredHistory(page: HistoryPage) {
  const { history } = page;
  /** Pages by index, as they were last shown. The entry of a page may have an older address. */
  const pages: Location[] = [];
  let here = entry().idx ?? 0;
  let shown = readLocation();
  /** `tidy` leaves entries of closed layers, `move` leads to another page, `return` to the one that was just opened. */
  let pending: 'tidy' | 'move' | 'return' | undefined;
  let arrivalTimer: number | undefined;
  let pauseTimer: number | undefined;
  let queue: (() => void)[] = [];
  let written = 0;
  let listener: ((visit: Visit) => void) | undefined;

  // A key of its own, because scroll positions are stored by key, also over a full load.
  if (entry().idx === undefined) write('replaceState');
  show(here, shown);

  function entry(): Partial<EntryState> {
    return history.state ?? {};
  }

  function readLocation(): Location {
    const { usr = null, key = newKey() } = entry();
    return locationOf(page.location.hash.slice(1), usr, key);
  }

  function show(index: number, location: Location): void {
    here = index;
    shown = location;
    pages[index] = location;
  }

  const notify = (navigationType: NavigationType) => listener?.({ location: shown, navigationType });

  function write(how: 'pushState' | 'replaceState', layers?: number): void {
    written += 1;
    page.setTimeout(() => {
      written -= 1;
    }, burstMs);
    const { state: usr, key } = shown;
    history[how]({ usr, key, idx: here, layers } satisfies EntryState, '', hrefOf(shown));
  }

  /** Writes the shown page to the current entry if its address has changed. */
  function update(): void {
    const { idx, key, layers } = entry();
    if (pauseTimer !== undefined || idx !== here || key === shown.key) return;
    write('replaceState', layers);
    if (written < burst) return;
    pauseTimer = page.setTimeout(() => {
      pauseTimer = undefined;
      update();
    }, pauseMs);
  }

  function go(by: number, kind: typeof pending): void {
    page.clearTimeout(arrivalTimer);
    arrivalTimer = page.setTimeout(giveUp, arrivalTimeoutMs);
    pending = kind;
    history.go(by);
  }

  function giveUp(): void {
    // The entry of a layer without a page below becomes the page.
    if (pending === 'tidy') write('replaceState');
    rest();
  }

  function rest(): void {
    page.clearTimeout(arrivalTimer);
    pending = undefined;
    update();
    for (let next = queue.shift(); next; next = pending ? undefined : queue.shift()) next();
    settleSoon();
  }

  /** The browser navigates asynchronously: until it has arrived, the app's navigations wait. */
  function whenAtRest(navigate: () => void): void {
    if (pending) queue.push(navigate);
    else navigate();
  }

  function arrive(): void {
    const { idx, layers = 0 } = entry();
    if (idx === undefined) {
      adopt();
      return;
    }
    if (pending === 'return' && idx !== here) {
      go(Math.sign(here - idx), 'return');
      return;
    }
    if (idx !== here) {
      show(idx, pages[idx] ?? readLocation());
      closeLayers(0);
      notify(NavigationType.Pop);
    } else if (pending !== 'tidy') closeLayers(layers);
    rest();
  }

  /** The browser opened a page itself: an address was typed. */
  function adopt(): void {
    show(here + 1, readLocation());
    write('replaceState');
    closeLayers(0);
    notify(NavigationType.Pop);
    if (pending) pending = 'return';
  }

  /** Makes the number of entries above the page equal to the number of open layers. */
  function settle(): void {
    if (!listener || pending) return;
    const { idx, layers = 0 } = entry();
    const missing = layerCount() - layers;
    // An address was typed while the app was rendering, before it listened.
    if (idx === undefined) adopt();
    else if (missing < 0) go(missing, 'tidy');
    else for (let added = 1; added <= missing; added += 1) write('pushState', layers + added);
  }

  // After React has rendered: a layer may close while another one opens.
  const settleSoon = () => void page.setTimeout(settle);

  const navigator: Navigator = {
    createHref: hrefOf,
    /** A page that is opened from a sheet replaces the sheet's entry. */
    push: (to, usr) => {
      closeLayers(0);
      whenAtRest(() => {
        const how = entry().layers ? 'replaceState' : 'pushState';
        show(here + 1, locationOf(to, usr));
        write(how);
        notify(NavigationType.Push);
      });
    },
    /** Another path closes the layers, another query does not. */
    replace: (to, usr) =>
      whenAtRest(() => {
        const { pathname } = shown;
        show(here, locationOf(to, usr));
        update();
        if (pathname !== shown.pathname) closeLayers(0);
        notify(NavigationType.Replace);
      }),
    /** Going back from a sheet skips the entries of layers. */
    go: (by) => whenAtRest(() => go(by < 0 ? by - (entry().layers ?? 0) : by, 'move')),
  };

  return {
    navigator,
    visit: (): Visit => ({ location: shown, navigationType: NavigationType.Pop }),
    /** @returns stops listening */
    listen: (next: (visit: Visit) => void): (() => void) => {
      listener = next;
      page.addEventListener('popstate', arrive);
      const unsubscribe = subscribeLayers(settleSoon);
      settleSoon();
      return () => {
        listener = undefined;
        page.removeEventListener('popstate', arrive);
        unsubscribe();
        page.clearTimeout(arrivalTimer);
        page.clearTimeout(pauseTimer);
        pauseTimer = undefined;
        pending = undefined;
        queue = [];
      };
    },
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const hrefOf = (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`;

function locationOf(to: To, state: unknown = null, key = newKey()): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search, hash, state, key };
}
