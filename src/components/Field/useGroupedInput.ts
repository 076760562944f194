'use client';
import { useMaskito } from '@maskito/react';
import { type ChangeEvent, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { groupDigits, groupedNumber } from './groupedNumber';

export interface GroupedInput {
  /** The value without separators. */
  value: string;
  /** Called with the new value after each edit. */
  onChange: (raw: string) => void;
  /** The caller's own ref to the input, such as that of react-hook-form. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Returns the attributes of an input that groups thousands while typing (decision 54). */
export function useGroupedInput({ value, onChange, ref }: GroupedInput) {
  const [{ options, toValue }] = useState(groupedNumber);
  // The text stays as typed while the caller has its value: while an input method composes, it must not change.
  const [typed, setTyped] = useState({ value, text: groupDigits(value) });
  const input = useRef<HTMLInputElement>(null);
  const mask = useMaskito({ options });
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      mask(element);
    },
    [mask],
  );
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return {
    ref: attach,
    value: typed.value === value ? typed.text : groupDigits(value),
    onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
      const next = toValue(text);
      setTyped({ value: next, text });
      onChange(next);
    },
  };
}
