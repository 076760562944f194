import { readStored, storedKeys, subscribeStored, writeStored } from './deviceStorage';

/*
 * Requests that were sent and whose result is not known yet (decision 43). They stay on the device over reloads and
 * sign-outs, one key for each, so that two tabs don't overwrite each other's. Nothing in them is secret.
 */
const prefix = 'sent:';

/** A request that moves money, from just before it is sent until its result is known. */
export interface RequestTrace {
  /** Its client request id. */
  id: string;
  /** Account of the member who sent it. Others never see it. */
  owner: string;
  /** Path of its call, such as `/trade/Open`. */
  path: string;
  /** Id of the record that it changes, such as a position. Absent when it creates one. */
  of?: string | undefined;
  /** When it was sent by the exchange's clock, epoch ms, to be shown. */
  at: number;
  /** When it was sent by this device's clock, epoch ms: when its answer can't arrive any more. */
  sentAt: number;
}

/** Which requests are meant: those of a call, those about a record, or both. */
export type TraceFilter = Pick<Partial<RequestTrace>, 'of'> & { path?: string | undefined };

/** Whether a request is one of those that are meant. */
export const isMeant = (trace: RequestTrace, { path, of }: TraceFilter): boolean =>
  (path ?? trace.path) === trace.path && (of ?? trace.of) === trace.of;

const parsed = new Map<string, { text: string; trace: RequestTrace | undefined }>();

/** Remembers a request. When local storage is full or blocked, until the page is closed. */
export function keepTrace(trace: RequestTrace): void {
  writeStored(prefix + trace.id, JSON.stringify(trace));
}

/** Removes a request whose result is known. */
export function removeTrace(id: string): void {
  writeStored(prefix + id, null);
  parsed.delete(prefix + id);
}

/** Whether the result of a request is still unknown. */
export const isTraceKept = (id: string): boolean => readStored(prefix + id) !== null;

/** The requests of a member, oldest first. */
export function tracesOf(owner: string, filter: TraceFilter = {}): RequestTrace[] {
  return storedKeys(prefix)
    .map(read)
    .filter((trace) => trace !== undefined)
    .filter((trace) => trace.owner === owner && isMeant(trace, filter))
    .sort((one, other) => one.sentAt - other.sentAt);
}

/** Calls the listener when a request was remembered or removed, in this tab or another. */
export function subscribeTraces(listener: () => void): () => void {
  return subscribeStored((key) => {
    if (key === '' || key.startsWith(prefix)) listener();
  });
}

/** The same object while the stored text is the same. */
function read(key: string): RequestTrace | undefined {
  const text = readStored(key) ?? '';
  const known = parsed.get(key);
  if (known?.text === text) return known.trace;
  const trace = parse(text);
  parsed.set(key, { text, trace });
  return trace;
}

/** Another version of the app may have written the text, or it may be damaged. */
function parse(text: string): RequestTrace | undefined {
  try {
    const trace = Object(JSON.parse(text)) as Partial<RequestTrace>;
    const { id, owner, path, of, at, sentAt } = trace;
    const texts = [id, owner, path, of ?? ''].every((one) => typeof one === 'string');
    return texts && Number.isFinite(at) && Number.isFinite(sentAt) ? (trace as RequestTrace) : undefined;
  } catch {
    return undefined;
  }
}
