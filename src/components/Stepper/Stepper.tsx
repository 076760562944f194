'use client';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { isComposingKey } from '../../lib/isComposingKey';
import { color } from '../../theme/tokens';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox, FieldInput } from '../Field/fieldParts';
import type { NumberSigns } from '../Field/groupedNumber';
import { useDeferredInput } from '../Field/useDeferredInput';
import { useGroupedInput } from '../Field/useGroupedInput';
import { IconButton } from '../IconButton/IconButton';

export interface StepperProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** The typed or stepped value, without the thousands separators that the field adds. */
  value: string;
  /** Called with the text as typed, without the separators that the field adds, and with one form of each sign. */
  onChange: (raw: string) => void;
  /** Called when a step down (-1) or up (1) is requested. The caller decides its size, such as a tick or a lot. */
  onStep: (direction: 1 | -1) => void;
  /** Name of the "−" button for screen readers. */
  decreaseLabel: string;
  /** Name of the "+" button for screen readers. */
  increaseLabel: string;
  /** Set to false at the minimum. The button stays in place. */
  canDecrease?: boolean;
  /** Set to false at the maximum. The button stays in place. */
  canIncrease?: boolean;
  /** Use for a language with other separators than `1,234.5`: `formatsOf('de').notation`. The value stays `1234.5`. */
  notation?: NumberSigns;
  /** Use when the figure needs a unit after it. */
  unit?: string;
}

/**
 * A number field for values that are mostly stepped and sometimes typed: a price by ticks, lots. The arrow keys step
 * too.
 */
export function Stepper({
  label,
  hint,
  error,
  value,
  onChange,
  onStep,
  decreaseLabel,
  increaseLabel,
  canDecrease = true,
  canIncrease = true,
  unit,
  notation,
  inputMode = 'decimal',
  ref,
  ...input
}: StepperProps) {
  const [shown, type] = useDeferredInput(value, onChange);
  const typed = useGroupedInput({ value: shown, onChange: type, notation, ref });
  const step = (direction: 1 | -1) => {
    if (direction === 1 ? canIncrease : canDecrease) onStep(direction);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <FieldBox>
          <Step
            label={decreaseLabel}
            glyph={Minus}
            aria-controls={attributes.id}
            aria-disabled={!canDecrease || undefined}
            onClick={() => step(-1)}
          />
          <Figure
            autoComplete="off"
            {...input}
            {...attributes}
            {...typed}
            type="text"
            inputMode={inputMode}
            onKeyDown={stepByKey}
          />
          {unit && <FieldAffix>{unit}</FieldAffix>}
          <Step
            label={increaseLabel}
            glyph={Plus}
            aria-controls={attributes.id}
            aria-disabled={!canIncrease || undefined}
            onClick={() => step(1)}
          />
        </FieldBox>
      )}
    </Field>
  );
}

const Step = styled(IconButton)`
  height: auto;
  color: ${color('accent')};
  &:first-child { border-right: 1px solid ${color('hairline')}; border-radius: 0; }
  &:last-child { border-left: 1px solid ${color('hairline')}; border-radius: 0; }
`;

const Figure = styled(FieldInput)`
  text-align: right;
`;
