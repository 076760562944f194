import {
  type ChangeEvent,
  type CompositionEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { applyEdit, caretAfter, groupDigits } from './grouping';

export interface Typed {
  /** The value without separators. */
  value: string;
  /** Called with the new value after each edit. */
  onChange: (raw: string) => void;
  /** The caller's own ref to the input, such as that of react-hook-form. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Returns the attributes of an input that groups thousands while typing and keeps the caret in place. */
export function useGroupedInput({ value, onChange, ref }: Typed) {
  const input = useRef<HTMLInputElement>(null);
  const from = useRef<number | null>(null);
  const caret = useRef<number | null>(null);
  // While an input method composes, the text must not be regrouped.
  const [composing, setComposing] = useState(false);
  const shown = composing ? value : groupDigits(value);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  useEffect(() => {
    const element = input.current;
    const remember = () => {
      from.current = element?.selectionStart ?? null;
    };
    // React's `onBeforeInput` does not fire for deletions, so this listens to the native event.
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, []);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const position = caretAfter(shown, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(position, position);
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart: to } = target;
    const start = from.current;
    from.current = null;
    if (composing || start === null || to === null) return onChange(text);
    const next = applyEdit({ value, text, from: start, to, deletion: deletionOf(nativeEvent) });
    if (groupDigits(next.value) !== next.value) caret.current = next.caret;
    onChange(next.value);
  };
  const settle = ({ currentTarget: { value: text } }: CompositionEvent<HTMLInputElement>) => {
    setComposing(false);
    const halfWidth = text.normalize('NFKC');
    if (halfWidth !== text) onChange(halfWidth);
  };
  return {
    ref: input,
    value: shown,
    onChange: change,
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: settle,
  };
}

function deletionOf(event: Event): 'backward' | 'forward' | undefined {
  const kind = event instanceof InputEvent ? event.inputType : '';
  if (!kind.startsWith('delete')) return undefined;
  return kind.endsWith('Forward') ? 'forward' : 'backward';
}
