import { readStored, writeStored } from './deviceStorage';

/** Something that lies on a shelf. */
export interface Kept {
  name: string;
  /** When it was put there, epoch ms by this device. */
  at: number;
  value: unknown;
}

/** How much a shelf holds. What does not fit falls off, the oldest first. */
export interface BoundedStoreLimits {
  /** Most things. */
  most: number;
  /** Most characters of all of them together, as they are written down. */
  characters: number;
  /** How long a thing lies there, in ms. */
  forMs: number;
}

/** A few things that were read, kept on the device to be read again without a connection. */
export interface BoundedStore {
  /** Key in the device's storage. */
  key: string;
  /** The newest first; not those that have lain there too long. The same list while nothing changes. */
  all: () => Kept[];
  /** Puts something there, in the place of what bore its name. What is larger than the whole shelf is not kept. */
  put: (name: string, value: unknown) => void;
  clear: () => void;
}

/** Makes a shelf. Local storage is at hand at once, so what lies there is on the screen from the first moment. */
export function createBoundedStore(
  key: string,
  { most, characters, forMs }: BoundedStoreLimits,
): BoundedStore {
  // Read again only when it has changed: it may be long.
  let read: { text: string | null; kept: Kept[] } = { text: null, kept: [] };
  const all = () => {
    const text = readStored(key);
    if (text !== read.text) read = { text, kept: parse(text) };
    const lasting = read.kept.filter(({ at }) => Date.now() - at < forMs);
    if (lasting.length < read.kept.length) read = { text, kept: lasting };
    return read.kept;
  };

  const put = (name: string, value: unknown) => {
    const one: Kept = { name, at: Date.now(), value };
    let room = characters;
    const fits = (kept: Kept) => {
      room -= JSON.stringify(kept).length;
      return room >= 0;
    };
    if (!fits(one)) return;
    const others = all().filter((other) => other.name !== name);
    writeStored(key, JSON.stringify([one, ...others.slice(0, most - 1).filter(fits)]));
  };

  return { key, all, put, clear: () => writeStored(key, null) };
}

/** What was kept, as far as it can be read: another version of the app may have written it, or another hand. */
function parse(text: string | null): Kept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  const { name, at } = Object(one) as Partial<Kept>;
  return typeof name === 'string' && typeof at === 'number';
}
