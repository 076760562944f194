/** The message of a refusal: a recognised key, or the server's own text. */
export interface Refusal {
  key?: string | undefined;
  params?: Partial<Record<string, string>> | undefined;
  text: string;
}

/** Why something could not be loaded, as shown to a member. */
export interface Failure {
  kind:
    | 'refused'
    | 'unauthorized'
    | 'timeout'
    | 'offline'
    | 'tooManyRequests'
    | 'tooLarge'
    | 'notAccepted'
    | 'server'
    | 'malformed';
  /** Short code a member can read out. */
  reference: string;
  /** The server's message; only for `refused`. */
  refusal?: Refusal;
  /** When the server allows the next try, in ms of `deviceNow` (`src/lib/deviceClock.ts`), if it named a time. */
  retryAt?: number | undefined;
}

/** Data in a loading state. Views receive all server data in this shape. */
export type Loadable<Data> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  /** `failure` is set when a later refresh failed: the data is still shown, but may be out of date. */
  | { state: 'ready'; data: Data; failure?: Failure; retry: () => void };

/** Maps the data of a loadable; other states are unchanged. */
export function mapLoadable<From, To>(from: Loadable<From>, change: (data: From) => To): Loadable<To> {
  return from.state === 'ready' ? { ...from, data: change(from.data) } : from;
}

/** Joins several loadables: ready with the data of all, else the state of the first that is not ready. */
export function joinLoadables<const Parts extends readonly unknown[]>(
  parts: {
    readonly [Place in keyof Parts]: Loadable<Parts[Place]>;
  },
): Loadable<Parts> {
  const missing = parts.find((part) => part.state !== 'ready');
  if (missing) return missing;
  const ready = parts.filter((part) => part.state === 'ready');
  const failure = ready.find((part) => part.failure)?.failure;
  return {
    state: 'ready',
    data: ready.map(({ data }) => data) as readonly unknown[] as Parts,
    retry: () => {
      for (const part of ready) part.retry();
    },
    ...(failure && { failure }),
  };
}

/** Removes a refresh failure of this kind, when it is shown in one place for several loadables. */
export function withoutFailure<Data>(from: Loadable<Data>, kind: Failure['kind']): Loadable<Data> {
  if (from.state !== 'ready' || from.failure?.kind !== kind) return from;
  return { state: 'ready', data: from.data, retry: from.retry };
}

/** The first loadable that failed; undefined when none did. */
export function firstFailed(parts: readonly (Loadable<unknown> | undefined)[]) {
  return parts.find((part) => part?.state === 'failed');
}

/** The data when it is ready, else undefined. */
export function loadedData<Data>(from: Loadable<Data>): Data | undefined {
  return from.state === 'ready' ? from.data : undefined;
}
