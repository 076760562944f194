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
  /** What was typed. */
  value: string;
  onChange: (raw: string) => void;
  /** Of the input, for whoever else asks for it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The attributes of an input that shows its thousands apart while they are typed, and leaves its caret where it was. */
export function useGroupedInput({ value, onChange, ref }: Typed) {
  const input = useRef<HTMLInputElement>(null);
  const from = useRef<number | null>(null);
  const caret = useRef<number | null>(null);
  // What an input method has not settled yet is its own.
  const [composing, setComposing] = useState(false);
  const shown = composing ? value : groupDigits(value);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  useEffect(() => {
    const element = input.current;
    const remember = () => {
      from.current = element?.selectionStart ?? null;
    };
    // React's own event of this name knows nothing of keys that take away.
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
    const forward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    const next = applyEdit({ value, text, from: start, to, forward });
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
