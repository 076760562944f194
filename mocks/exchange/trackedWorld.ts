import { lookup } from './lookup';
import { setEntry } from './setEntry';
import { newWorld, type World } from './world';

/** A record, or another value of the world. */
export interface Part {
  /** Path from the world, such as `['ledger', 'entries', '7']`. */
  path: readonly string[];
  /** Undefined if there is none. */
  value: unknown;
}

const empty = newWorld(0, 0);

const partAt = (world: object, path: Part['path']): unknown =>
  path.reduce<unknown>((part, key) => lookup(Object(part), key), world);

export function putPart(world: object, { path, value }: Part): void {
  const holder = Object(partAt(world, path.slice(0, -1)));
  const key = path.at(-1) ?? '';
  if (value !== undefined) setEntry(holder, key, value);
  else if (Array.isArray(holder)) holder.length = Number(key);
  else delete holder[key];
}

/** Whether records are below a path, such as `['positions']`: a world without records has an object there. */
export const isHolder = (path: Part['path']): boolean => typeof partAt(empty, path) === 'object';

/**
 * A world in memory that transactions change without a copy. It notes what they change, to save it or to take it back.
 * Libraries for immutable data would copy a table of thousands of records for each changed one.
 */
export class TrackedWorld {
  /** Parts that the running transaction has changed, as they were. */
  private readonly before = new Map<string, Part>();
  private proxies = new WeakMap<object, object>();
  private readonly targets = new WeakMap<object, object>();
  /** Path of the record or holder that an object belongs to. */
  private readonly paths = new WeakMap<object, Part['path']>();

  /** @param plain the world without tracking, for copies */
  constructor(readonly plain: World) {}

  /** Changes the world, and saves what has changed. Nothing has if either throws. */
  attempt<T>(act: (world: World) => T, save?: (changed: Part[]) => void): T {
    try {
      const result = act(this.proxyOf(this.plain, []) as World);
      const changed = [...this.before.values()].map(({ path }) => ({
        path,
        value: partAt(this.plain, path),
      }));
      this.unwrap(changed);
      if (changed.length > 0) save?.(changed);
      return result;
    } catch (cause) {
      for (const part of [...this.before.values()].reverse()) putPart(this.plain, part);
      // Indexes of records are kept by the objects that hold them: new ones begin new indexes.
      if (this.before.size > 0) this.proxies = new WeakMap();
      throw cause;
    } finally {
      this.before.clear();
    }
  }

  private proxyOf(target: object, path: Part['path']): object {
    if (this.targets.has(target)) return target;
    this.paths.set(target, path);
    const proxy = this.proxies.get(target) ?? new Proxy(target, this.handler);
    this.proxies.set(target, proxy);
    this.targets.set(proxy, target);
    return proxy;
  }

  private readonly handler: ProxyHandler<object> = {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      const isPart = typeof value === 'object' && value !== null && Object.hasOwn(target, key);
      return isPart ? this.proxyOf(value, this.pathIn(target, key)) : value;
    },
    // Assignments end here, too.
    defineProperty: (target, key, { value, ...attributes }) => {
      const plain = this.targets.get(value) ?? value;
      if (Object.hasOwn(target, key) && Object.is(Reflect.get(target, key), plain)) return true;
      this.note(target, key);
      return Reflect.defineProperty(target, key, { ...attributes, value: plain });
    },
    deleteProperty: (target, key) => {
      this.note(target, key);
      return Reflect.deleteProperty(target, key);
    },
  };

  private note(target: object, key: PropertyKey): void {
    // A list of records has the length of its entries.
    if (Array.isArray(target) && key === 'length') return;
    const path = this.pathIn(target, key);
    const name = path.join();
    if (this.before.has(name)) return;
    const value = partAt(this.plain, path);
    this.before.set(name, { path, value: path === this.paths.get(target) ? structuredClone(value) : value });
  }

  private pathIn(target: object, key: PropertyKey): Part['path'] {
    const path = this.paths.get(target) ?? [];
    return isHolder(path) ? [...path, String(key)] : path;
  }

  /** Replaces proxies inside a value by what they stand for. */
  private unwrap(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const target = this.targets.get(part);
      if (target) Reflect.defineProperty(value, key, { value: target });
      else this.unwrap(part);
    }
  }
}
