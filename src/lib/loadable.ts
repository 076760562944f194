/** What the server said when it refused: recognised by its key, or as it wrote it. */
export interface Refusal {
  key?: string | undefined;
  params?: Partial<Record<string, string>> | undefined;
  text: string;
}

/** Why something could not be loaded, as far as a member is concerned. */
export interface Failure {
  kind: 'refused' | 'unauthorized' | 'timeout' | 'offline' | 'server' | 'malformed';
  /** Short code a member can read out. */
  reference: string;
  /** What the server said; only for `refused`. */
  refusal?: Refusal;
}

/** Data on its way to a view: the one shape in which views receive it. */
export type Loadable<Data> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  /** `failure` tells that a later refresh failed: the data stands, but may be out of date. */
  | { state: 'ready'; data: Data; failure?: Failure; retry: () => void };

/** The same loadable with its data changed; anything but data passes through. */
export function mapLoadable<From, To>(from: Loadable<From>, change: (data: From) => To): Loadable<To> {
  return from.state === 'ready' ? { ...from, data: change(from.data) } : from;
}

/** Several as one: ready when all of them are; until then, whatever the first one waits for. */
export function joinLoadables<Data>(parts: readonly Loadable<Data>[]): Loadable<Data[]> {
  const missing = parts.find((part) => part.state !== 'ready');
  if (missing) return missing;
  const ready = parts.filter((part) => part.state === 'ready');
  const failure = ready.find((part) => part.failure)?.failure;
  return {
    state: 'ready',
    data: ready.map(({ data }) => data),
    retry: () => {
      for (const part of ready) part.retry();
    },
    ...(failure && { failure }),
  };
}

/** The same loadable without its failure of this kind, where that is said for several of them in one place. */
export function withoutFailure<Data>(from: Loadable<Data>, kind: Failure['kind']): Loadable<Data> {
  if (from.state !== 'ready' || from.failure?.kind !== kind) return from;
  return { state: 'ready', data: from.data, retry: from.retry };
}

/** The first of several that could not be loaded; undefined where none failed. */
export function firstFailed(parts: readonly (Loadable<unknown> | undefined)[]) {
  return parts.find((part) => part?.state === 'failed');
}

/** The data, once there is any. */
export function loadedData<Data>(from: Loadable<Data>): Data | undefined {
  return from.state === 'ready' ? from.data : undefined;
}
