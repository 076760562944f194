import type { Entry } from '../src/app/history/entry';
import type { HistoryAction, HistoryEvent, HistoryState } from '../src/app/history/reduceHistory';

/** The entry of a page, or of a layer over it. */
export const entry = (idx: number, url = `#/${idx}`, layers = 0): Entry => ({
  state: { idx, ...(layers > 0 && { layers }) },
  url,
});
export const sheet = (idx: number, layers = 1) => entry(idx, undefined, layers);
export const typed: Entry = { state: {}, url: '#/typed' };
export const adopted: Entry = { state: { usr: null, key: 'new', idx: 2 }, url: '#/typed' };

export const none = new Map<number, Entry>();
export const resting = (here: number, amended = none): HistoryState => ({
  here,
  journey: undefined,
  amended,
});
export const under = (kind: 'tidy' | 'move', here: number, queued = 0, overtaken = false): HistoryState => ({
  here,
  journey: { kind, queued, overtaken },
  amended: none,
});
export const amended = new Map([[1, entry(1, '#/1?tab=two')]]);

export const go = (by: number): HistoryAction => ({ do: 'go', by });
export const write = (how: 'push' | 'replace', what: Entry): HistoryAction => ({ do: how, entry: what });
export const close = (remaining: number): HistoryAction => ({ do: 'closeLayers', remaining });
export const notify: HistoryAction = { do: 'notify' };
export const stopWaiting: HistoryAction = { do: 'stopWaiting' };
export const settleSoon: HistoryAction = { do: 'settleSoon' };

export const arrive: HistoryEvent = { kind: 'arrive' };
export const giveUp: HistoryEvent = { kind: 'giveUp' };
export const settle = (layers: number): HistoryEvent => ({ kind: 'settle', layers });
export const requests = (by: number): HistoryEvent => ({ kind: 'go', by });
export const opens = (what: Entry): HistoryEvent => ({ kind: 'push', entry: what });
export const changes = (what: Entry): HistoryEvent => ({ kind: 'replace', entry: what });

/** A transition: its name, the state before, the event at an entry, the state afterwards, and the actions. */
export type Row = [
  name: string,
  before: HistoryState,
  event: HistoryEvent,
  at: Entry,
  after: HistoryState,
  actions: HistoryAction[],
];
