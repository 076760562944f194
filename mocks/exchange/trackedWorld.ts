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

/** Whether indexes of positions depend on a part: they contain the positions below a number. */
const isIndexed = ({ path }: Part): boolean => path[0] === 'positions' || path[0] === 'nextNumber';

/** The property of a proxy that is the object behind it. */
const behind = Symbol('behind');

/** The object behind a proxy; any other value as it is. */
const plainOf = (value: unknown): unknown => Object(value)[behind] ?? value;

/**
 * A world in memory that transactions change without a copy. It notes what they change, to save it or to take it back.
 * Libraries for immutable data would copy a table of thousands of records for each changed one.
 */
export class TrackedWorld {
  /** Parts that the running transaction has changed, as they were. */
  private readonly before = new Map<string, Part>();
  private proxies = new WeakMap<object, { proxy: object; place: Place }>();
  private readonly root = new Place(this, []);

  /** @param plain the world without tracking, for copies */
  constructor(readonly plain: World) {}

  /** Changes the world, and saves what has changed. Nothing has if either throws. */
  attempt<T>(act: (world: World) => T, save?: (changed: Part[]) => void): T {
    try {
      const result = act(this.proxyOf(this.plain, this.root) as World);
      const changed = [...this.before.values()].map(({ path }) => ({
        path,
        value: partAt(this.plain, path),
      }));
      unwrap(changed);
      if (changed.length > 0) save?.(changed);
      return result;
    } catch (cause) {
      for (const part of [...this.before.values()].reverse()) putPart(this.plain, part);
      // Indexes of positions belong to the proxy that holds the positions: a new proxy begins new ones.
      if ([...this.before.values()].some(isIndexed)) this.proxies = new WeakMap();
      throw cause;
    } finally {
      this.before.clear();
    }
  }

  /** The proxy of an object at a place, or at a key of a place that holds records. */
  proxyOf(object: object, at: Place, key?: string): object {
    const known = this.proxies.get(object);
    if (known?.place.is(at, key)) return known.proxy;
    if (plainOf(object) !== object) return object;
    const place = key === undefined ? at : new Place(this, [...at.path, key], at);
    const proxy = new Proxy(object, place);
    this.proxies.set(object, { proxy, place });
    return proxy;
  }

  /** Notes a part before its first change. */
  note(path: Part['path'], isWithin: boolean): void {
    const name = path.join();
    if (this.before.has(name)) return;
    const value = partAt(this.plain, path);
    this.before.set(name, { path, value: isWithin ? structuredClone(value) : value });
  }
}

/** Where objects are in a world: in a record, or they hold records. */
class Place implements ProxyHandler<object> {
  private readonly isHolder: boolean;

  constructor(
    private readonly world: TrackedWorld,
    readonly path: Part['path'],
    private readonly parent?: Place,
  ) {
    this.isHolder = isHolder(path);
  }

  /** Whether it is another place, or the one at a key of it. */
  is(other: Place, key: string | undefined): boolean {
    return key === undefined ? this === other : this.parent === other && this.path.at(-1) === key;
  }

  get(object: object, key: PropertyKey): unknown {
    if (key === behind) return object;
    const value: unknown = Reflect.get(object, key);
    const isPart = typeof value === 'object' && value !== null && Object.hasOwn(object, key);
    return isPart ? this.world.proxyOf(value, this, this.isHolder ? String(key) : undefined) : value;
  }

  /** Assignments end here, too. */
  defineProperty(object: object, key: PropertyKey, { value, ...attributes }: PropertyDescriptor): boolean {
    const plain = plainOf(value);
    if (Object.hasOwn(object, key) && Object.is(Reflect.get(object, key), plain)) return true;
    this.note(object, key);
    return Reflect.defineProperty(object, key, { ...attributes, value: plain });
  }

  deleteProperty(object: object, key: PropertyKey): boolean {
    this.note(object, key);
    return Reflect.deleteProperty(object, key);
  }

  private note(object: object, key: PropertyKey): void {
    if (!this.isHolder) this.world.note(this.path, true);
    // A list of records has the length of its entries.
    else if (!Array.isArray(object) || key !== 'length') this.world.note([...this.path, String(key)], false);
  }
}

/** Replaces proxies inside a value by the objects behind them. */
function unwrap(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const plain = plainOf(part);
    if (plain !== part) Reflect.defineProperty(value, key, { value: plain });
    else unwrap(part);
  }
}
