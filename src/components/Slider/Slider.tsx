'use client';
import { startTransition, useOptimistic } from 'react';
import { styled } from 'styled-components';
import { color, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface SliderProps {
  /** Name for screen readers. The field beside it has the visible one. */
  label: string;
  /** The value, from `min` to `max`. */
  value: number;
  /** The left end. */
  min: number;
  /** The right end. */
  max: number;
  /** The value in words for screen readers: "12 lots". */
  valueText: string;
  /** Called with the chosen whole number. */
  onChange: (value: number) => void;
}

/** Chooses a whole number roughly, beside a field that takes it exactly. The browser's own range input. */
export function Slider({ label, value, min, max, valueText, onChange }: SliderProps) {
  // The thumb follows the finger at once; what depends on it renders afterwards.
  const [shown, show] = useOptimistic(value);
  return (
    <Range
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      value={shown}
      onChange={({ target }) =>
        startTransition(() => {
          show(target.valueAsNumber);
          onChange(target.valueAsNumber);
        })
      }
    />
  );
}

const Range = styled.input`
  width: 100%;
  height: ${units(touchTarget)};
  margin: 0;
  background: transparent;
  accent-color: ${color('accent')};
  touch-action: pan-y;
`;
