/*
 * Form input of a screen, kept over a reload: by the member, by the system that discarded the page in the background, or
 * by the app when a new release has replaced code that is not loaded yet. Drafts stay in this tab's session storage for a
 * short time, and are restored once. Passwords are never stored.
 */
const storageKey = 'typed';

/** How long drafts are kept, ms. */
export const draftLifetimeMs = 10 * 60_000;

interface Typed {
  /** Address of the screen, from its `#`. */
  address: string;
  /** When the drafts were stored, epoch ms of this device. */
  at: number;
  /** Drafts by the name of the form. */
  values: Map<string, unknown>;
}

/** Current input of the mounted forms, by name. */
const forms = new Map<string, unknown>();

/** Stores the current input of this screen's forms. */
export function saveFormDrafts(): void {
  if (forms.size === 0) return;
  write({ address: window.location.hash, at: Date.now(), values: forms });
}

/**
 * Stores drafts whenever the page is hidden, which comes before it is reloaded or discarded. A page that is shown again
 * has kept its forms, so their stored drafts are removed: they would return after a submission.
 *
 * @returns stops storing
 */
export function keepDraftsOfHiddenPage(): () => void {
  const onChange = () => (document.visibilityState === 'hidden' ? saveFormDrafts() : removeStored());
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * The draft of a form of this screen from before the reload.
 *
 * @param initial returned without a draft. A draft of another shape comes from another release, and is ignored
 */
export function savedDraftOf<Value>(name: string, initial: Value): Value {
  const kept = read();
  if (kept?.address !== window.location.hash || Date.now() - kept.at >= draftLifetimeMs) return initial;
  const value = kept.values.get(name);
  return isLike(value, initial) ? value : initial;
}

/**
 * Tracks the input of a mounted form, and removes its stored draft, which has been restored.
 *
 * @returns stops tracking, for unmounting
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

/** Discards the drafts of a submitted form, so that it is not sent again by mistake. Later input is tracked again. */
export function markDraftsSubmitted(): void {
  forms.clear();
}

/** Removes all drafts, so that another member does not see them. */
export function clearFormDrafts(): void {
  forms.clear();
  removeStored();
}

function removeStored(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

function write(typed: Typed): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...typed, values: [...typed.values] }));
  } catch {
    // Storage is full or blocked: the member has to type the input again.
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

/** Whether a value has the shape of another one: the same type, and all of its properties. */
function isLike<Value>(value: unknown, model: Value): value is Value {
  if (!isObject(model)) return typeof value === typeof model;
  return (
    isObject(value) && Object.entries(model).every(([name, part]) => isLike(Reflect.get(value, name), part))
  );
}
