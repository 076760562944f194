import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { closeLayers, layerCount, subscribeLayers } from '../../lib/openLayers';
import { type Entry, type EntryState, type HistoryPage, readEntry } from './entry';
import { beginAt, type HistoryAction, type HistoryEvent, reduceHistory } from './reduceHistory';
import { spareEntries } from './spareEntries';

/** Without a `popstate` within this time, ms, there was no entry to go to. */
const arrivalTimeoutMs = 1_000;

/** What the router shows, and how the member arrived there. */
export interface Visit {
  location: Location;
  navigationType: NavigationType;
}

/**
 * Hash history for the router, which sees pages only. In the browser's history, every open sheet or dialog (a layer)
 * has an entry of its own above its page's, so that going back by button or gesture closes it first (decision 21):
 * - when a layer is closed in another way, its entry is left at once; a stale entry that is reached later, by going
 *   forward or by a reload, is left as well;
 * - a page that is opened from a sheet replaces the sheet's entry;
 * - leaving a page closes the layers above it.
 */
export function layeredHistory(window: HistoryPage) {
  const page = spareEntries(window);
  const { history } = page;
  const first = readEntry(page);
  // A key of its own, because the tab remembers by key where a page was scrolled to, also after a full load.
  if (first.state.idx == null)
    history.replaceState({ key: newKey(), ...first.state, idx: 0 } satisfies EntryState, '');
  let state = beginAt(readEntry(page));
  let timer: number | undefined;
  /** The router's listener; undefined before it listens and after it stops. */
  let listener: ((visit: Visit) => void) | undefined;

  function dispatch(event: HistoryEvent): void {
    const [next, actions] = reduceHistory(state, event, readEntry(page), newKey);
    state = next;
    for (const action of actions) act(action);
  }

  function act(action: HistoryAction): void {
    switch (action.do) {
      case 'push':
        history.pushState(action.entry.state, '', action.entry.url);
        break;
      case 'replace':
        history.replaceState(action.entry.state, '', action.entry.url);
        break;
      case 'go':
        page.clearTimeout(timer);
        timer = page.setTimeout(() => dispatch({ kind: 'giveUp' }), arrivalTimeoutMs);
        history.go(action.by);
        break;
      case 'stopWaiting':
        page.clearTimeout(timer);
        break;
      case 'closeLayers':
        closeLayers(action.remaining);
        break;
      case 'notify':
        notify(NavigationType.Pop);
        break;
      case 'settleSoon':
        settleSoon();
    }
  }

  const notify = (navigationType: NavigationType) =>
    listener?.({ location: readLocation(page), navigationType });
  const arrive = () => dispatch({ kind: 'arrive' });
  const settleSoon = () =>
    void page.setTimeout(() => {
      if (listener) dispatch({ kind: 'settle', layers: layerCount() });
    });

  const present = () => readEntry(page).state.idx ?? state.here;
  const entryFor = (to: To, usr: unknown, idx: number): Entry => ({
    state: { usr, key: newKey(), idx },
    url: hrefOf(to),
  });

  const navigator: Navigator = {
    createHref: hrefOf,
    push: (to, usr) => {
      closeLayers(0);
      dispatch({ kind: 'push', entry: entryFor(to, usr, present() + 1) });
      notify(NavigationType.Push);
    },
    replace: (to, usr) => {
      dispatch({ kind: 'replace', entry: entryFor(to, usr, present()) });
      notify(NavigationType.Replace);
    },
    go: (by) => dispatch({ kind: 'go', by }),
  };

  return {
    navigator,
    visit: (): Visit => ({ location: readLocation(page), navigationType: NavigationType.Pop }),
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
        page.clearTimeout(timer);
        state = { ...state, journey: undefined };
      };
    },
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const hrefOf = (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`;

/** The address after the `#`, as a location of the router. */
function readLocation(page: HistoryPage): Location {
  const { state, url } = readEntry(page);
  const [, after = ''] = /#(.*)$/.exec(url) ?? [];
  const { pathname = '/', search = '', hash = '' } = parsePath(after);
  return {
    pathname: pathname.startsWith('/') ? pathname : `/${pathname}`,
    search,
    hash,
    state: state.usr ?? null,
    key: state.key ?? 'default',
  };
}
