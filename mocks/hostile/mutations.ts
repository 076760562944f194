import { lookup } from '../exchange/lookup';
import { setEntry } from '../exchange/setEntry';
import { type Choose, hostileValues } from './values';

/** A position in an answer: the containing object or list, and the key or index. */
interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string;
}

const isHolder = (value: unknown): value is Place['holder'] => typeof value === 'object' && value !== null;

/** A random position in the answer, at any depth; undefined if it has none. */
function placeIn(answer: unknown, choose: Choose): Place | undefined {
  let place: Place | undefined;
  let inside = answer;
  while (isHolder(inside)) {
    const keys = Object.keys(inside);
    const key = keys[choose(Math.max(1, keys.length))];
    if (key === undefined) break;
    place = { holder: inside, key };
    inside = valueAt(place);
    // A list or an object can also be changed as a whole.
    if (choose(5) === 0) break;
  }
  return place;
}

function valueAt({ holder, key }: Place): unknown {
  return lookup(holder as Record<string, unknown>, key);
}

function put({ holder, key }: Place, value: unknown): void {
  setEntry(holder as Record<string, unknown>, key, value);
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Repeats all items, so that ids are no longer unique. */
function repeat(place: Place, times: number): void {
  const value = valueAt(place);
  const items = Array.isArray(value) ? value : [value];
  put(place, Array.from({ length: times }, () => items).flat());
}

/** Swaps two values of the same answer. */
function swap(one: Place, other: Place): void {
  put(one, structuredClone(valueAt(other)));
}

/** A copy of the answer's data with one mutation. */
export function withMutation(data: unknown, choose: Choose): unknown {
  const whole = { data: structuredClone(data) };
  const place = placeIn(whole, choose) ?? { holder: whole, key: 'data' };
  const kind = choose(8);
  if (kind === 0) remove(place);
  else if (kind === 1) repeat(place, 2 + choose(40));
  else if (kind === 2) swap(place, placeIn(whole, choose) ?? place);
  else put(place, hostileValues[choose(hostileValues.length)]?.[1]());
  return whole.data;
}

const otherEnvelopes: readonly ((data: unknown) => unknown)[] = [
  (data) => ({ status: '1', data }),
  (data) => ({ status: 1, msg: { text: 'no text' }, data }),
  (data) => ({ status: 'one', msg: 'What status is this?', data }),
  (data) => ({ status: null, msg: '', data }),
  (data) => ({ status: 1.5, msg: '\u202eesrever ni', data }),
  (data) => ({ status: 0, msg: 'x'.repeat(100_000), data }),
  (data) => ({ status: 0, msg: ' ', data }),
  (data) => ({ status: 0, msg: 'It is outside withdrawal time', data }),
  (data) => ({ msg: 'No status', data }),
  (data) => [1, '', data],
  (data) => data,
];

const otherBodies: readonly ((body: string) => string)[] = [
  (body) => body.slice(0, body.length / 2),
  (body) => body.slice(0, -1),
  (body) => body + body,
  (body) => `\ufeff${body}`,
  (body) => body.replaceAll('"', "'"),
  (body) => body.replace(/:\s*-?\d+/, ':NaN'),
  (body) => body.replace(/:/, ':-Infinity,"x":'),
  (body) => `<!doctype html><title>200</title><pre>${body}</pre>`,
  (body) => `<?xml version="1.0"?><data>${body}</data>`,
  (body) => `)]}',\n${body}`,
  (body) => body.replace('{', '{"__proto__":{"status":1},'),
  (body) => body.replace('{', '{"status":0,'),
  () => '',
  () => 'null',
  () => '1',
  () => '"1"',
  () => '{}',
  () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  () => '{"data":'.repeat(10_000),
];

/** The body of an HTTP answer that violates the contract: usually in its data, sometimes in its envelope or syntax. */
export function hostileBody(data: unknown, choose: Choose): string {
  const kind = choose(10);
  if (kind === 0) return JSON.stringify(otherEnvelopes[choose(otherEnvelopes.length)]?.(data)) ?? '';
  const body = JSON.stringify({ status: 1, msg: '', data: kind === 1 ? data : withMutation(data, choose) });
  return kind === 1 ? (otherBodies[choose(otherBodies.length)]?.(body) ?? '') : body;
}
