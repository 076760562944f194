/** A request on its way to the server. */
export interface PlantedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** An answer on its way back. */
export interface PlantedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** What a plant knows beside the answer. */
export interface Passing {
  request: PlantedRequest;
  /** Number of the answer among those of its path, from 0. */
  turn: number;
  /** Sends a request to the server. */
  forward: (request: PlantedRequest) => Promise<PlantedAnswer>;
  /** What the plant remembers during a run. */
  memory: Map<string, PlantedAnswer>;
}

/** A fault that a proxy plants into the answers of a server. */
export interface Plant {
  /** What is wrong. */
  what: string;
  /** The call that is checked. */
  only: string;
  /** The sentence of the breach. */
  says: RegExp;
  /** Path of the planted answers; that of the call if absent. */
  path?: string;
  /** Time in ms that the client waits for an answer. */
  timeoutMs?: number;
  /** Also plants into the answers to `OPTIONS`. */
  preflight?: true;
  /** Changes the request before it is sent. */
  before?: (request: PlantedRequest, passing: Passing) => void;
  /** Changes the answer. `hang up` closes the connection. */
  after?: (answer: PlantedAnswer, passing: Passing) => unknown;
}

/** Whether an answer is a success. */
export const isSuccess = ({ status, body }: PlantedAnswer): boolean => status === 200 && body.status === 1;

/** A value in an answer, by a path such as `data.items.0.id`. */
export function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, key) => Object(inner)[key], body);
}

/** Replaces a value in an answer; undefined removes it. Does nothing where the answer has no such place. */
export function put(body: unknown, path: string, value: unknown): void {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  const holder = keys.length === 0 ? body : valueAt(body, keys.join('.'));
  if (typeof holder !== 'object' || holder === null) return;
  if (value === undefined) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, value);
}

/** Replaces a value in every successful answer that has it. */
export const edit =
  (path: string, change: (value: unknown) => unknown): NonNullable<Plant['after']> =>
  (answer) => {
    const value = valueAt(answer.body, path);
    if (isSuccess(answer) && value !== undefined) put(answer.body, path, change(value));
  };

/** Replaces a value in the successful answers after some. */
export const editLater =
  (successes: number, path: string, value: unknown): NonNullable<Plant['after']> =>
  (answer, { memory }) => {
    if (!isSuccess(answer)) return;
    memory.set(`success ${memory.size}`, answer);
    if (memory.size > successes) put(answer.body, path, value);
  };

/** The account of the member whose records others must not see. */
export const owner = '9012345678';

/** Sends the requests of others as those of the owner. */
export const asOwner: NonNullable<Plant['before']> = ({ headers }, { memory }) => {
  const own = memory.get('owner');
  if (headers.token && headers.account !== owner && own) Object.assign(headers, own.headers);
  else if (headers.account === owner && !own)
    memory.set('owner', { status: 200, headers: { ...headers }, body: {} });
};

/** Answers with the newest success of the call instead of some refusals. */
export const succeedInstead =
  (when: (answer: PlantedAnswer, passing: Passing) => boolean): NonNullable<Plant['after']> =>
  (answer, passing) => {
    const known = passing.memory.get('success');
    if (isSuccess(answer)) passing.memory.set('success', structuredClone(answer));
    else if (known && when(answer, passing))
      Object.assign(answer, structuredClone(known), { headers: answer.headers });
  };
