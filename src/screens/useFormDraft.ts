import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, draftOwner, type Fields, leaveForm, trackDraft } from '../session/formDrafts';
import { type DraftForm, type DraftOf, draftFields } from './draftFields';

/**
 * State of a form whose draft is kept while the form is away (`draftFields` says which fields).
 *
 * @param isSent while the form is being sent and once it is done, there is no draft
 */
export function useFormDraft<Form extends DraftForm, Value extends object & DraftOf<Form>>(
  form: Form,
  initial: Value,
  isSent: boolean,
): [typed: Value, setTyped: Dispatch<SetStateAction<Value>>] {
  const start = useDraftStart(form, initial);
  const [typed, setTyped] = useState(start);
  const latest = useRef(start);
  const track = useTrackedDraft(form, { initial, latest, isSent });
  // Fields render what depends on them later: the member may leave before, and the render never comes.
  const change = useCallback(
    (next: SetStateAction<Value>) => {
      latest.current = typeof next === 'function' ? next(latest.current) : next;
      setTyped(latest.current);
      track();
    },
    [track],
  );
  return [typed, change];
}

/** What a form begins with: its draft, else `initial`. */
export function useDraftStart<Form extends DraftForm, Value extends object & DraftOf<Form>>(
  form: Form,
  initial: Value,
): Value {
  const address = useAddress();
  return useState(() => restored(form, initial, draftOf({ form, address })))[0];
}

interface KeptDraft<Value> {
  /** The form without input: there is no draft of it. */
  initial: Value;
  typed: Value;
  isSent: boolean;
}

/** Keeps the draft of a form that holds its input itself. */
export function useKeptDraft<Form extends DraftForm, Value extends object & DraftOf<Form>>(
  form: Form,
  { initial, typed, isSent }: KeptDraft<Value>,
): void {
  const latest = useRef(typed);
  const track = useTrackedDraft(form, { initial, latest, isSent });
  useEffect(() => {
    latest.current = typed;
    track();
  });
}

interface TrackedDraft<Value> extends Omit<KeptDraft<Value>, 'typed'> {
  /** What is typed, also before it is rendered. */
  latest: RefObject<Value>;
}

/** Tracks the input of a mounted form, and keeps it when the form is left. Returns a function that notes a change. */
function useTrackedDraft<Form extends DraftForm, Value extends object & DraftOf<Form>>(
  form: Form,
  { initial, latest, isSent }: TrackedDraft<Value>,
): () => void {
  const [id] = useState(() => Symbol(form));
  const address = useAddress();
  const [owner] = useState(draftOwner);
  const [empty] = useState(() => storedText(form, initial));
  const track = useCallback(() => {
    const text = storedText(form, latest.current);
    const fields = JSON.parse(text) as Fields;
    trackDraft(id, isSent || text === empty ? undefined : { form, address, owner, fields });
  }, [id, form, address, owner, empty, isSent, latest]);
  useEffect(track, [track]);
  useEffect(() => () => leaveForm(id), [id]);
  return track;
}

/** The form's own address: that of the page is another one while the member leaves. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** The fields that may be stored, as JSON. */
function storedText(form: DraftForm, typed: object): string {
  return JSON.stringify(
    Object.fromEntries(draftFields[form].map((field) => [field, Reflect.get(typed, field)])),
  );
}

/** Fields of another type come from another release, and are ignored. */
function restored<Value extends object>(form: DraftForm, initial: Value, draft: Fields | undefined): Value {
  const kept = new Map(Object.entries(draft ?? {}));
  const usable = draftFields[form]
    .map((name) => [name, kept.get(name)] as const)
    .filter(([name, field]) => typeof field === typeof (Reflect.get(initial, name) ?? ''));
  return usable.length > 0 ? { ...initial, ...Object.fromEntries(usable) } : initial;
}
