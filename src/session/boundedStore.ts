import { readStored, writeStored } from './deviceStorage';

/** A stored item. */
export interface StoredItem {
  name: string;
  /** When it was stored, epoch ms of this device. */
  at: number;
  value: unknown;
}

/** Limits of a store. Beyond them, the oldest items are dropped. */
export interface BoundedStoreLimits {
  /** Maximum number of items. */
  maxItems: number;
  /** Maximum total length of all items as JSON. */
  maxCharacters: number;
  /** Maximum age of an item, ms. */
  maxAgeMs: number;
}

/** A small list of items on the device, such as articles for offline reading. */
export interface BoundedStore {
  /** Key in the device's storage. */
  key: string;
  /** The items that have not expired, newest first. Returns the same list while nothing changes. */
  all: () => StoredItem[];
  /** Stores an item, replacing the one of the same name. An item larger than the whole store is not stored. */
  put: (name: string, value: unknown) => void;
  clear: () => void;
}

/** Creates a store in local storage, which is synchronous: its items are available at the first render. */
export function createBoundedStore(
  key: string,
  { maxItems, maxCharacters, maxAgeMs }: BoundedStoreLimits,
): BoundedStore {
  // Parsed again only when the text has changed: it may be long.
  let read: { text: string | null; kept: StoredItem[] } = { text: null, kept: [] };
  const all = () => {
    const text = readStored(key);
    if (text !== read.text) read = { text, kept: parse(text) };
    const lasting = read.kept.filter(({ at }) => Date.now() - at < maxAgeMs);
    if (lasting.length < read.kept.length) read = { text, kept: lasting };
    return read.kept;
  };

  const put = (name: string, value: unknown) => {
    const one: StoredItem = { name, at: Date.now(), value };
    let room = maxCharacters;
    const fits = (kept: StoredItem) => {
      room -= JSON.stringify(kept).length;
      return room >= 0;
    };
    if (!fits(one)) return;
    const others = all().filter((other) => other.name !== name);
    writeStored(key, JSON.stringify([one, ...others.slice(0, maxItems - 1).filter(fits)]));
  };

  return { key, all, put, clear: () => writeStored(key, null) };
}

/** The valid items of a stored text. Another version of the app may have written it, or it may be damaged. */
function parse(text: string | null): StoredItem[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is StoredItem {
  const { name, at } = Object(one) as Partial<StoredItem>;
  return typeof name === 'string' && typeof at === 'number';
}
