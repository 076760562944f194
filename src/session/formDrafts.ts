import { currentSession } from './session';
import { sessionEnd } from './sessionEnd';

/*
 * Drafts: the input of forms, kept in this tab's session storage while the form is away, for a short time. The member may
 * be on another screen, the page may be reloaded or discarded, or the session may have expired. A draft is restored on
 * the address where it was typed, for the member who typed it (decision 42).
 */
const storageKey = 'typed';

/** How long drafts are kept after the form was left, ms. */
export const draftLifetimeMs = 10 * 60_000;

/** Which form it is. */
export interface FormPlace {
  /** Name of the form, unique on its screen. */
  form: string;
  /** Path and query of its screen. */
  address: string;
}

/** Input by the name of the field. */
export type Fields = Readonly<Record<string, unknown>>;

interface Draft extends FormPlace {
  /** Account of the member who typed it; '' for one who was not signed in. */
  owner: string;
  fields: Fields;
}

interface StoredDraft extends Draft {
  /** When the form was left, epoch ms of this device. */
  at: number;
}

/** What is typed into the mounted forms, by form instance. */
const mounted = new Map<symbol, Draft>();

/** Whom a draft that is typed now belongs to. */
export const draftOwner = (): string => currentSession()?.account ?? '';

/** The draft of a form from before; undefined when there is none. */
export function draftOf(place: FormPlace): Fields | undefined {
  const owner = draftOwner();
  return read().find((draft) => isSame(draft, { ...place, owner }))?.fields;
}

/**
 * Tracks the input of a mounted form. Its stored draft is removed: it has been restored or sent.
 *
 * @param id of the form instance
 * @param draft undefined while nothing is typed, and once it has been sent
 */
export function trackDraft(id: symbol, draft: Draft | undefined): void {
  const stale = [mounted.get(id), draft].filter((one) => one !== undefined);
  if (draft) mounted.set(id, draft);
  else mounted.delete(id);
  remove(stale);
}

/** Keeps the draft of a form that is unmounted. */
export function leaveForm(id: symbol): void {
  const draft = mounted.get(id);
  mounted.delete(id);
  if (draft) keep([draft]);
}

/** Changes fields of a form that is away, such as a choice that has a screen of its own. */
export function amendDraft(place: FormPlace, fields: Fields): void {
  keep([{ ...place, owner: draftOwner(), fields: { ...draftOf(place), ...fields } }]);
}

/** Stores the current input of the mounted forms, before the page is reloaded. */
export function saveFormDrafts(): void {
  keep([...mounted.values()]);
}

/**
 * Stores drafts whenever the page is hidden, which comes before it is reloaded or discarded. A page that is shown again
 * has kept its forms, so their stored drafts are removed: they would return after a submission.
 *
 * @returns stops storing
 */
export function keepDraftsOfHiddenPage(): () => void {
  const onChange = () =>
    document.visibilityState === 'hidden' ? saveFormDrafts() : remove([...mounted.values()]);
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Removes the drafts that nobody may get back: those of other members, and when nobody is signed in, all of members
 * unless the server ended the session.
 */
export function dropEndedDrafts(): void {
  write(read());
}

const isSame = (one: Draft, other: Omit<Draft, 'fields'>) =>
  one.form === other.form && one.address === other.address && one.owner === other.owner;

function keep(drafts: readonly Draft[]): void {
  if (drafts.length === 0) return;
  const at = Date.now();
  write([...others(drafts), ...drafts.map((draft) => ({ ...draft, at }))].filter(mayReturn));
}

function remove(drafts: readonly Draft[]): void {
  const remaining = others(drafts);
  // Called for every key, when there is nothing left to remove.
  if (remaining.length < read().length) write(remaining);
}

const others = (drafts: readonly Draft[]) =>
  read().filter((stored) => !drafts.some((draft) => isSame(draft, stored)));

function mayReturn({ owner, at }: StoredDraft): boolean {
  const member = draftOwner();
  const isOwn = owner === member || (member === '' && sessionEnd.read() === 'expired');
  return isOwn && Date.now() - at < draftLifetimeMs;
}

function write(drafts: readonly StoredDraft[]): void {
  try {
    if (drafts.length === 0) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // Storage is full or blocked: the member has to type the input again.
  }
}

/** The stored drafts that may return. Another version of the app may have written them, or they may be damaged. */
function read(): StoredDraft[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft).filter(mayReturn) : [];
  } catch {
    return [];
  }
}

function isDraft(stored: unknown): stored is StoredDraft {
  const { form, address, owner, fields, at } = Object(stored) as Partial<StoredDraft>;
  const isText = [form, address, owner].every((text) => typeof text === 'string');
  return isText && typeof at === 'number' && typeof fields === 'object' && fields !== null;
}
