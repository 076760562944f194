/*
 * What a member has typed into the forms of a screen, kept over a reload that the app asks for: another release has
 * taken the place of the code that is still wanted. It stays in this tab, for a short time, and is given back once.
 * Passwords never come here.
 */
const storageKey = 'typed';

/** So long is it kept, in ms. */
export const draftLifetimeMs = 10 * 60_000;

interface Typed {
  /** Of the screen that was typed into, from its `#`. */
  address: string;
  /** When it was put here, epoch ms by this device. */
  at: number;
  /** By the name of the form. */
  values: Map<string, unknown>;
}

/** Forms that are on the screen, by name: what is typed there now. */
const forms = new Map<string, unknown>();

/** Keeps what is typed on this screen now. */
export function saveFormDrafts(): void {
  if (forms.size === 0) return;
  write({ address: window.location.hash, at: Date.now(), values: forms });
}

/**
 * What had been typed into a form of this screen before the reload.
 *
 * @param initial how the form begins else; what has another shape was kept by another release, and is not given back
 */
export function savedDraftOf<Value>(name: string, initial: Value): Value {
  const kept = read();
  if (kept?.address !== window.location.hash || Date.now() - kept.at >= draftLifetimeMs) return initial;
  const value = kept.values.get(name);
  return isLike(value, initial) ? value : initial;
}

/**
 * Something is typed into a form; what was kept for it has been given back.
 *
 * @returns it is there no more
 */
export function trackFormDraft(name: string, value: unknown): () => void {
  forms.set(name, value);
  const kept = read();
  if (kept?.values.has(name)) {
    kept.values.delete(name);
    write(kept);
  }
  return () => void forms.delete(name);
}

/** It has been sent: it must not be sent again by mistake. What is typed from now on is kept again. */
export function markDraftsSubmitted(): void {
  forms.clear();
}

/** Another member must not see any of it. */
export function clearFormDrafts(): void {
  forms.clear();
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden: nothing is there.
  }
}

function write(typed: Typed): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...typed, values: [...typed.values] }));
  } catch {
    // Storage is full or forbidden: it is typed again.
  }
}

function read(): Typed | undefined {
  try {
    const { address, at, values } = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return address === undefined || at === undefined ? undefined : { address, at, values: new Map(values) };
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the shape of another one: the same kind, and every part that it has. */
function isLike<Value>(value: unknown, model: Value): value is Value {
  if (!isObject(model)) return typeof value === typeof model;
  return (
    isObject(value) && Object.entries(model).every(([name, part]) => isLike(Reflect.get(value, name), part))
  );
}
