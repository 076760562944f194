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

/** Shortest time between two addresses that are written, ms: WebKit throws on more than 100 in ten seconds. */
const pauseMs = 125;

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

/**
 * Hash history for the router, which sees pages only. In the browser's history every open sheet or dialog has an entry
 * above its page's, so that going back by button or gesture closes it first (decision 21). `HashRouter` would lose that
 * entry when the page changes its address.
 */
export function layeredHistory() {
  const { history } = window;
  /** Pages by index, as they were last shown. The entry of a page may have an older address. */
  const pages: Location[] = [];
  let here = entry().idx ?? 0;
  let shown = readLocation();
  /** `tidy` leaves entries of closed layers, `move` leads to another page, `return` to the one that was just opened. */
  let pending: 'tidy' | 'move' | 'return' | undefined;
  let queue: (() => void)[] = [];
  let arrivalTimer: number | undefined;
  let pauseTimer: number | undefined;
  let listener: ((visit: Visit) => void) | undefined;

  show(here, shown, NavigationType.Pop);
  // A key of its own, because scroll positions are stored by key, also over a full load.
  if (entry().idx === undefined) write('replaceState');

  function entry(): Partial<EntryState> {
    return history.state ?? {};
  }

  function readLocation(): Location {
    const { usr, key } = entry();
    return locationOf(window.location.hash.slice(1), usr, key);
  }

  function show(index: number, location: Location, navigationType: NavigationType): void {
    here = index;
    shown = location;
    pages[index] = location;
    listener?.({ location, navigationType });
  }

  function write(how: 'pushState' | 'replaceState', layers?: number): void {
    const { state: usr, key } = shown;
    history[how]({ usr, key, idx: here, layers } satisfies EntryState, '', hrefOf(shown));
  }

  /** Writes the shown page to the current entry if its address has changed. */
  function update(): void {
    const { idx, key, layers } = entry();
    if (pauseTimer !== undefined || idx !== here || key === shown.key) return;
    write('replaceState', layers);
    pauseTimer = window.setTimeout(resume, pauseMs);
  }

  function resume(): void {
    window.clearTimeout(pauseTimer);
    pauseTimer = undefined;
    update();
  }

  function go(by: number, kind: typeof pending): void {
    pending = kind;
    window.clearTimeout(arrivalTimer);
    arrivalTimer = window.setTimeout(() => {
      // The entry of a layer without a page below becomes the page.
      if (kind === 'tidy') write('replaceState');
      rest();
    }, arrivalTimeoutMs);
    history.go(by);
  }

  /** The browser navigates asynchronously: until it has arrived, the app's navigations wait. */
  function whenAtRest(navigate: () => void): void {
    if (pending) queue.push(navigate);
    else navigate();
  }

  function rest(): void {
    window.clearTimeout(arrivalTimer);
    pending = undefined;
    resume();
    while (!pending && queue.length > 0) queue.shift()?.();
    settleSoon();
  }

  function arrive(): void {
    const { idx, layers = 0 } = entry();
    if (idx === undefined) adopt();
    else if (idx !== here && pending === 'return') go(Math.sign(here - idx), 'return');
    else {
      // After tidying, another layer may already be open.
      if (pending !== 'tidy') closeLayers(layers);
      if (idx !== here) show(idx, pages[idx] ?? readLocation(), NavigationType.Pop);
      rest();
    }
  }

  /** The browser opened a page itself: an address was typed. */
  function adopt(): void {
    closeLayers(0);
    show(here + 1, readLocation(), NavigationType.Pop);
    write('replaceState');
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

  /** After React has rendered: a layer may close while another one opens. */
  function settleSoon(): void {
    window.setTimeout(settle);
  }

  const navigator: Navigator = {
    createHref: hrefOf,
    /** A page that is opened from a sheet replaces the sheet's entry. */
    push: (to, usr) => {
      closeLayers(0);
      whenAtRest(() => {
        const how = entry().layers ? 'replaceState' : 'pushState';
        show(here + 1, locationOf(to, usr), NavigationType.Push);
        write(how);
      });
    },
    /** Another path closes the layers, another query does not. */
    replace: (to, usr) =>
      whenAtRest(() => {
        const { pathname } = shown;
        show(here, locationOf(to, usr), NavigationType.Replace);
        update();
        if (pathname !== shown.pathname) closeLayers(0);
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
      window.addEventListener('popstate', arrive);
      const unsubscribe = subscribeLayers(settleSoon);
      settleSoon();
      return () => {
        listener = undefined;
        window.removeEventListener('popstate', arrive);
        unsubscribe();
        for (const timer of [arrivalTimer, pauseTimer]) window.clearTimeout(timer);
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
