import { closeLayers, layerCount, subscribeLayers } from '../../lib/openLayers';
import { pageIndex } from '../../lib/pageIndex';
import { adoptEntry, type EntryState, entryLayers, pageState, readEntry } from './entry';

/** After so many ms without an arrival there was nothing to go to. */
const patienceMs = 1_000;

/** `tidy` leaves the entries of layers that are closed; `move` leads to another page. */
type Journey = 'tidy' | 'move';

/**
 * The window as the router sees it: its history is one of pages. Beneath, every open sheet or dialog has an entry of
 * its own above that of its page, so that the browser's way back, by button, gesture or swipe, closes it first
 * (decision 21). The router never hears of these entries:
 * - one whose layer was closed in another way is left at once, and so is one that is met later: on the way forward, or
 *   by a reload;
 * - a page that is opened from a sheet takes the place of the sheet's entry;
 * - what lies above a page is closed when the page is left.
 */
export function layeredWindow(page: Window): Window {
  const { history, document, location } = page;
  /** Tells the router that another page has been reached; undefined while there is no router. */
  let tell: (() => void) | undefined;
  /** The page that the router shows. */
  let here = pageIndex(page);
  /** Under way: the browser takes its time. */
  let journey: Journey | undefined;
  let timer: number | undefined;
  /** How far to go on once it has arrived. */
  let waiting = 0;
  /** A page was opened meanwhile. */
  let overtaken = false;
  /** Pages that changed while something lay above them: their own entry still says what was before. */
  const amended = new Map<number, { state: EntryState; url: string }>();

  // A reload with a sheet open.
  if (entryLayers(page) > 0) amended.set(here, { state: pageState(page), url: location.href });

  function travel(kind: Journey, by: number): void {
    journey = kind;
    timer = page.setTimeout(() => {
      // Not even the page of this entry is there.
      if (kind === 'tidy') history.replaceState(pageState(page), '');
      arrived();
    }, patienceMs);
    history.go(by);
  }

  function arrived(): void {
    const by = waiting;
    waiting = 0;
    overtaken = false;
    page.clearTimeout(timer);
    journey = undefined;
    if (by !== 0) go(by);
    else settleSoon();
  }

  function go(by: number): void {
    if (journey) waiting += by;
    else travel('move', by < 0 ? by - entryLayers(page) : by);
  }

  /** Once React has drawn what it was asked for. */
  const settleSoon = () => void page.setTimeout(settle);

  /** Makes the entries above the page as many as there are layers. */
  function settle(): void {
    if (!tell || journey) return;
    // An address was typed while the app was being drawn: nobody listened yet.
    if (readEntry(page).idx == null) {
      adopt();
      return;
    }
    const missing = layerCount() - entryLayers(page);
    if (missing < 0) travel('tidy', missing);
    for (let count = 0; count < missing; count += 1)
      history.pushState({ ...readEntry(page), layers: entryLayers(page) + 1 }, '');
  }

  function onPopState(): void {
    if (readEntry(page).idx == null) {
      adopt();
      return;
    }
    page.clearTimeout(timer);
    const index = pageIndex(page);
    const layers = entryLayers(page);
    const away = index !== here;
    // On the way to a page that was opened meanwhile.
    if (away && overtaken) travel('tidy', Math.sign(here - index));
    // A page is entered by its own entry.
    else if (away && layers > 0) travel('move', -layers);
    else {
      if (layers === 0) amend(index);
      if (away) enter(index);
      else if (journey !== 'tidy') closeLayers(layers);
      arrived();
    }
  }

  /** The browser opened a page by itself: an address was typed. Where it was on its way to is reached after that. */
  function adopt(): void {
    adoptEntry(page, here + 1);
    overtaken = journey !== undefined;
    forgetAhead(here + 1);
    enter(here + 1);
    if (!journey) settleSoon();
  }

  function amend(index: number): void {
    const amendment = amended.get(index);
    if (amendment) history.replaceState(amendment.state, '', amendment.url);
    amended.delete(index);
  }

  function enter(index: number): void {
    here = index;
    closeLayers(0);
    tell?.();
  }

  function pushState(state: EntryState, unused: string, url?: string | URL | null): void {
    closeLayers(0);
    overtaken = journey !== undefined;
    if (entryLayers(page) > 0) history.replaceState(state, unused, url);
    else history.pushState(state, unused, url);
    here = pageIndex(page);
    forgetAhead(here);
  }

  /** A page was opened: there are none ahead of it. */
  function forgetAhead(from: number): void {
    for (const index of amended.keys()) if (index >= from) amended.delete(index);
  }

  function replaceState(state: EntryState, unused: string, url?: string | URL | null): void {
    const layers = entryLayers(page);
    const former = pathOf(location);
    history.replaceState(layers > 0 ? { ...state, layers } : state, unused, url);
    here = pageIndex(page);
    if (layers > 0) amended.set(here, { state, url: location.href });
    if (pathOf(location) !== former) closeLayers(0);
  }

  let unsubscribe = () => {};

  function addEventListener(_popState: string, listener: () => void): void {
    tell = listener;
    page.addEventListener('popstate', onPopState);
    unsubscribe = subscribeLayers(settleSoon);
    settleSoon();
  }

  function removeEventListener(): void {
    tell = undefined;
    page.removeEventListener('popstate', onPopState);
    unsubscribe();
    page.clearTimeout(timer);
    journey = undefined;
  }

  const pages = {
    get state() {
      return history.state;
    },
    pushState,
    replaceState,
    go,
  };
  const view = { document, location, history: pages, addEventListener, removeEventListener };
  // All that the router asks a window for.
  return view as unknown as Window;
}

const pathOf = ({ hash }: Location) => hash.split('?')[0];
