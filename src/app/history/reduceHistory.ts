import { type Entry, layersOf, pathOf, withoutLayers } from './entry';

/** Under way to another entry: the browser takes its time. */
interface Journey {
  /** `tidy` leaves the entries of layers that are closed; `move` leads to another page. */
  kind: 'tidy' | 'move';
  /** How many pages to go on once it has arrived. */
  queued: number;
  /** A page was opened meanwhile, which is the one to be shown. */
  overtaken: boolean;
}

export interface HistoryState {
  /** Place of the page that the router shows. */
  here: number;
  /** None while nothing is under way. */
  journey?: Journey | undefined;
  /** Pages that changed while something lay above them, by place: their own entry still says what was before. */
  amended: ReadonlyMap<number, Entry>;
}

/** What happens to the history. */
export type HistoryEvent =
  /** The router asks to open a page. */
  | { kind: 'push'; entry: Entry }
  /** The router gives the present page another address or state. */
  | { kind: 'replace'; entry: Entry }
  /** The router asks to go so many pages. */
  | { kind: 'go'; by: number }
  /** The browser has arrived at the present entry, or made it. */
  | { kind: 'arrive' }
  /** There was nothing to arrive at. */
  | { kind: 'giveUp' }
  /** So many layers are drawn. */
  | { kind: 'settle'; layers: number };

/** What is to be done about it, in this order. */
export type HistoryAction =
  | { do: 'push' | 'replace'; entry: Entry }
  /** Sets off; what is waited for ends with `arrive` or `giveUp`. */
  | { do: 'go'; by: number }
  /** Nothing is waited for any more. */
  | { do: 'stopWaiting' }
  /** Asks all layers but the lowest `remaining` to close. */
  | { do: 'closeLayers'; remaining: number }
  /** Tells the router that another page is shown. */
  | { do: 'tell' }
  /** Compares the layers with the entries, once React has drawn what it was asked for. */
  | { do: 'settleSoon' };

type Transition = [state: HistoryState, actions: HistoryAction[]];

/** The state at the entry with which the app begins: after a reload it may stand for a sheet. */
export function beginAt(entry: Entry): HistoryState {
  const here = entry.state.idx ?? 0;
  return { here, amended: new Map(layersOf(entry) > 0 ? [[here, withoutLayers(entry)]] : []) };
}

/**
 * What follows from an event. Every open sheet or dialog has a history entry above that of its page.
 *
 * @param at the present entry
 * @param newKey names an entry that the browser made by itself
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
      // An address was typed while the app was being drawn: nobody listened yet.
      if (at.state.idx == null) return adoptPage(state, at, newKey());
      return matchLayers(state, event.layers, at);
  }
}

/** A page that is opened from a sheet takes the place of the sheet's entry. */
function openPage(state: HistoryState, entry: Entry, at: Entry): Transition {
  const here = entry.state.idx ?? 0;
  return [
    { here, journey: overtaken(state), amended: forgetAhead(state, here) },
    [{ do: layersOf(at) > 0 ? 'replace' : 'push', entry }],
  ];
}

/** The entry of a layer keeps its layers. Another page closes them; another query does not. */
function replacePage(state: HistoryState, entry: Entry, at: Entry): Transition {
  const here = entry.state.idx ?? 0;
  const layers = layersOf(at);
  const amended = layers > 0 ? new Map(state.amended).set(here, entry) : state.amended;
  const written = layers > 0 ? { ...entry, state: { ...entry.state, layers } } : entry;
  const actions: HistoryAction[] = [{ do: 'replace', entry: written }];
  if (pathOf(entry.url) !== pathOf(at.url)) actions.push({ do: 'closeLayers', remaining: 0 });
  return [{ ...state, here, amended }, actions];
}

/** Back from a sheet leads past the entries of its layers. */
function goNow(state: HistoryState, by: number, at: Entry): Transition {
  return travel(state, 'move', by < 0 ? by - layersOf(at) : by);
}

function goLater(state: HistoryState, journey: Journey, by: number): Transition {
  return [{ ...state, journey: { ...journey, queued: journey.queued + by } }, []];
}

/** The browser opened a page by itself: an address was typed. What was under way is reached after that. */
function adoptPage(state: HistoryState, at: Entry, key: string): Transition {
  const here = state.here + 1;
  const actions: HistoryAction[] = [
    { do: 'replace', entry: { state: { usr: null, key, idx: here }, url: at.url } },
    { do: 'closeLayers', remaining: 0 },
    { do: 'tell' },
  ];
  if (!state.journey) actions.push({ do: 'settleSoon' });
  return [{ here, journey: overtaken(state), amended: forgetAhead(state, here) }, actions];
}

function arrive(state: HistoryState, at: Entry, index: number): Transition {
  const layers = layersOf(at);
  const isAway = index !== state.here;
  // On to the page that was opened meanwhile.
  if (isAway && state.journey?.overtaken) return travel(state, 'tidy', Math.sign(state.here - index));
  // A page is entered by its own entry.
  if (isAway && layers > 0) return travel(state, 'move', -layers);
  const [amended, actions] = layers === 0 ? amend(state, index) : [state.amended, []];
  if (isAway) actions.push({ do: 'closeLayers', remaining: 0 }, { do: 'tell' });
  else if (state.journey?.kind !== 'tidy') actions.push({ do: 'closeLayers', remaining: layers });
  return rest({ ...state, here: index, amended }, actions, at);
}

/** Not even the page of a layer's entry is there: the entry becomes the page. */
function giveUp(state: HistoryState, at: Entry): Transition {
  if (state.journey?.kind !== 'tidy') return rest(state, [], at);
  const entry = withoutLayers(at);
  return rest(state, [{ do: 'replace', entry }], entry);
}

/** Makes the entries above the page as many as there are layers. */
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

/** The journey ends. What was asked for meanwhile begins. */
function rest(state: HistoryState, actions: HistoryAction[], at: Entry): Transition {
  const by = state.journey?.queued ?? 0;
  const resting = { ...state, journey: undefined };
  const [next, onward] =
    by === 0 ? ([resting, [{ do: 'settleSoon' }]] satisfies Transition) : goNow(resting, by, at);
  return [next, [...actions, { do: 'stopWaiting' }, ...onward]];
}

const overtaken = ({ journey }: HistoryState): Journey | undefined =>
  journey && { ...journey, overtaken: true };

/** Gives the entry of a page what the page was changed to. */
function amend({ amended }: HistoryState, index: number): [HistoryState['amended'], HistoryAction[]] {
  const entry = amended.get(index);
  if (!entry) return [amended, []];
  return [new Map([...amended].filter(([place]) => place !== index)), [{ do: 'replace', entry }]];
}

/** A page was opened: there are none ahead of it. */
const forgetAhead = ({ amended }: HistoryState, from: number): HistoryState['amended'] =>
  new Map([...amended].filter(([place]) => place < from));
