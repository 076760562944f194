'use client';
import { useMaskito } from '@maskito/react';
import {
  type ChangeEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { groupedNumber, type NumberSigns, plainSigns } from './groupedNumber';

export interface GroupedInput {
  /** The value without separators. */
  value: string;
  /** Called with the new value after each edit. */
  onChange: (raw: string) => void;
  /** The signs of the language in the field. The value has plain ones: `1234.5`. */
  notation?: NumberSigns | undefined;
  /** The caller's own ref to the input, such as that of react-hook-form. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Returns the attributes of an input that groups thousands while typing (decision 54). */
export function useGroupedInput({ value, onChange, notation = plainSigns, ref }: GroupedInput) {
  const { thousands, point } = notation;
  const grouping = useMemo(() => groupedNumber({ thousands, point }), [thousands, point]);
  const { options, toValue, toText } = grouping;
  // The text stays as typed while the caller has its value: while an input method composes, it must not change.
  const [typed, setTyped] = useState({ value, text: toText(value), grouping });
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
    value: typed.value === value && typed.grouping === grouping ? typed.text : toText(value),
    onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
      const next = toValue(text);
      setTyped({ value: next, text, grouping });
      onChange(next);
    },
  };
}
