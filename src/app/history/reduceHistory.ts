import { type Entry, layersOf, pathOf, withoutLayers } from './entry';

/** A pending navigation to another entry: the browser navigates asynchronously. */
interface Journey {
  /** `tidy` leaves the entries of closed layers; `move` leads to another page. */
  kind: 'tidy' | 'move';
  /** How many pages to go after the arrival. */
  queued: number;
  /** A page was opened during the navigation, and is the one to show. */
  overtaken: boolean;
}

export interface HistoryState {
  /** Index of the page that the router shows. */
  here: number;
  /** Undefined while no navigation is pending. */
  journey?: Journey | undefined;
  /** Pages, by index, whose address changed while a layer was open: their own entry is still the old one. */
  amended: ReadonlyMap<number, Entry>;
}

/** An event of the history. */
export type HistoryEvent =
  /** The router opens a page. */
  | { kind: 'push'; entry: Entry }
  /** The router changes the address or state of the current page. */
  | { kind: 'replace'; entry: Entry }
  /** The router goes a number of pages. */
  | { kind: 'go'; by: number }
  /** The browser has arrived at the current entry, or created it. */
  | { kind: 'arrive' }
  /** There was no entry to arrive at. */
  | { kind: 'giveUp' }
  /** React has rendered this number of layers. */
  | { kind: 'settle'; layers: number };

/** What the caller has to do, in this order. */
export type HistoryAction =
  | { do: 'push' | 'replace'; entry: Entry }
  /** Starts a navigation, which ends with `arrive` or `giveUp`. */
  | { do: 'go'; by: number }
  /** No navigation is pending any more. */
  | { do: 'stopWaiting' }
  /** Closes all layers but the lowest `remaining`. */
  | { do: 'closeLayers'; remaining: number }
  /** Notifies the router that another page is shown. */
  | { do: 'notify' }
  /** Compares the layers with the entries after React has rendered. */
  | { do: 'settleSoon' };

type Transition = [state: HistoryState, actions: HistoryAction[]];

/** The initial state. After a reload, the first entry may represent a sheet. */
export function beginAt(entry: Entry): HistoryState {
  const here = entry.state.idx ?? 0;
  return { here, amended: new Map(layersOf(entry) > 0 ? [[here, withoutLayers(entry)]] : []) };
}

/**
 * The next state and actions after an event. Every open sheet or dialog has a history entry above its page's.
 *
 * @param at the current entry
 * @param newKey makes a key for an entry that the browser created itself
 */
export function reduceHistory(
  state: HistoryState,
  event: HistoryEvent,
  at: Entry,
  newKey: () => string,
): Transition {
  switch (event.kind) {
    case 'push':
      return openPage(state, event.entry, at);
    case 'replace':
      return replacePage(state, event.entry, at);
    case 'go':
      return state.journey ? goLater(state, state.journey, event.by) : goNow(state, event.by, at);
    case 'arrive':
      return at.state.idx == null ? adoptPage(state, at, newKey()) : arrive(state, at, at.state.idx);
    case 'giveUp':
      return giveUp(state, at);
    case 'settle':
      if (state.journey) return [state, []];
      // An address was typed while the app was rendering, before it listened.
      if (at.state.idx == null) return adoptPage(state, at, newKey());
      return matchLayers(state, event.layers, at);
  }
}

/** A page that is opened from a sheet replaces the sheet's entry. */
function openPage(state: HistoryState, entry: Entry, at: Entry): Transition {
  const here = entry.state.idx ?? 0;
  return [
    { here, journey: overtaken(state), amended: forgetAhead(state, here) },
    [{ do: layersOf(at) > 0 ? 'replace' : 'push', entry }],
  ];
}

/** The entry of a layer keeps its layers. A new path closes them; a new query does not. */
function replacePage(state: HistoryState, entry: Entry, at: Entry): Transition {
  const here = entry.state.idx ?? 0;
  const layers = layersOf(at);
  const amended = layers > 0 ? new Map(state.amended).set(here, entry) : state.amended;
  const written = layers > 0 ? { ...entry, state: { ...entry.state, layers } } : entry;
  const actions: HistoryAction[] = [{ do: 'replace', entry: written }];
  if (pathOf(entry.url) !== pathOf(at.url)) actions.push({ do: 'closeLayers', remaining: 0 });
  return [{ ...state, here, amended }, actions];
}

/** Going back from a sheet skips the entries of its layers. */
function goNow(state: HistoryState, by: number, at: Entry): Transition {
  return travel(state, 'move', by < 0 ? by - layersOf(at) : by);
}

function goLater(state: HistoryState, journey: Journey, by: number): Transition {
  return [{ ...state, journey: { ...journey, queued: journey.queued + by } }, []];
}

/** The browser opened a page itself: an address was typed. A pending navigation arrives after that. */
function adoptPage(state: HistoryState, at: Entry, key: string): Transition {
  const here = state.here + 1;
  const actions: HistoryAction[] = [
    { do: 'replace', entry: { state: { usr: null, key, idx: here }, url: at.url } },
    { do: 'closeLayers', remaining: 0 },
    { do: 'notify' },
  ];
  if (!state.journey) actions.push({ do: 'settleSoon' });
  return [{ here, journey: overtaken(state), amended: forgetAhead(state, here) }, actions];
}

function arrive(state: HistoryState, at: Entry, index: number): Transition {
  const layers = layersOf(at);
  const isAway = index !== state.here;
  // Go to the page that was opened during the navigation.
  if (isAway && state.journey?.overtaken) return travel(state, 'tidy', Math.sign(state.here - index));
  // A page is entered by its own entry, not by a layer's.
  if (isAway && layers > 0) return travel(state, 'move', -layers);
  const [amended, actions] = layers === 0 ? amend(state, index) : [state.amended, []];
  if (isAway) actions.push({ do: 'closeLayers', remaining: 0 }, { do: 'notify' });
  else if (state.journey?.kind !== 'tidy') actions.push({ do: 'closeLayers', remaining: layers });
  return rest({ ...state, here: index, amended }, actions, at);
}

/** A layer's entry without a page below becomes the page. */
function giveUp(state: HistoryState, at: Entry): Transition {
  if (state.journey?.kind !== 'tidy') return rest(state, [], at);
  const entry = withoutLayers(at);
  return rest(state, [{ do: 'replace', entry }], entry);
}

/** Makes the number of entries above the page equal to the number of layers. */
function matchLayers(state: HistoryState, layers: number, at: Entry): Transition {
  const missing = layers - layersOf(at);
  if (missing < 0) return travel(state, 'tidy', missing);
  const pushes = Array.from({ length: missing }, (_, count): HistoryAction => {
    const entry = { ...at, state: { ...at.state, layers: layersOf(at) + count + 1 } };
    return { do: 'push', entry };
  });
  return [state, pushes];
}

function travel(state: HistoryState, kind: Journey['kind'], by: number): Transition {
  const { queued, overtaken } = state.journey ?? { queued: 0, overtaken: false };
  return [{ ...state, journey: { kind, queued, overtaken } }, [{ do: 'go', by }]];
}

/** Ends the navigation, and starts the queued one. */
function rest(state: HistoryState, actions: HistoryAction[], at: Entry): Transition {
  const by = state.journey?.queued ?? 0;
  const resting = { ...state, journey: undefined };
  const [next, onward] =
    by === 0 ? ([resting, [{ do: 'settleSoon' }]] satisfies Transition) : goNow(resting, by, at);
  return [next, [...actions, { do: 'stopWaiting' }, ...onward]];
}

const overtaken = ({ journey }: HistoryState): Journey | undefined =>
  journey && { ...journey, overtaken: true };

/** Writes the changed address of a page to its own entry. */
function amend({ amended }: HistoryState, index: number): [HistoryState['amended'], HistoryAction[]] {
  const entry = amended.get(index);
  if (!entry) return [amended, []];
  return [new Map([...amended].filter(([place]) => place !== index)), [{ do: 'replace', entry }]];
}

/** After a page was opened there are no pages ahead of it. */
const forgetAhead = ({ amended }: HistoryState, from: number): HistoryState['amended'] =>
  new Map([...amended].filter(([place]) => place < from));
