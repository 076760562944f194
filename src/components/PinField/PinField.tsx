'use client';
import { OTPField } from '@base-ui/react/otp-field';
import { css, styled } from 'styled-components';
import { isComposingKey } from '../../lib/isComposingKey';
import { cleanDigits } from '../../lib/typed/typedText';
import { useHydrated } from '../../lib/useHydrated';
import { textSize } from '../../theme/textSize';
import { color, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Field, type FieldTexts } from '../Field/Field';

export interface PinFieldProps extends FieldTexts {
  /** Number of digits. */
  length?: number;
  /** The digits typed so far. */
  value: string;
  /** Called with the digits after each change. */
  onChange: (value: string) => void;
  /** Called once when all digits are typed. It must not submit: the member may still want to check. */
  onComplete?: (value: string) => void;
  /** Name of a box for screen readers: "Digit 2 of 6". The first box has the name of the field. */
  digitLabel: (digit: number, length: number) => string;
  /** Set to show the digits instead of masking them. */
  shown?: boolean;
  /** Set while the digits can't be changed, such as during submission. */
  disabled?: boolean;
}

/**
 * A short numeric secret, such as a fund password: one masked box per digit, with the number keypad.
 *
 * Full-width digits are accepted, and a pasted secret fills all boxes. Hidden digits can't be corrected one by one: a
 * tap on a full field empties it, and further digits are ignored.
 */
export function PinField(props: PinFieldProps) {
  const { label, hint, error, length = 6, value, onChange, onComplete, digitLabel, shown, disabled } = props;
  const hydrated = useHydrated();
  const indexes = Array.from({ length }, (_, index) => index);
  const isFullAndHidden = value.length === length && !shown;
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...attributes }) =>
        hydrated ? (
          <Digits
            {...attributes}
            id={id}
            length={length}
            value={value}
            mask={!shown}
            disabled={disabled}
            autoComplete="off"
            normalizeValue={cleanDigits}
            validationType="none"
            onPointerDown={() => {
              if (isFullAndHidden && !disabled) onChange('');
            }}
            onValueChange={(next, { reason }) => {
              if (!isFullAndHidden || reason !== 'input-change') onChange(next);
            }}
            onValueComplete={(all) => onComplete?.(all)}
            inputMode="numeric"
          >
            {indexes.map((index) => (
              <Digit
                key={index}
                aria-label={digitLabel(index + 1, length)}
                onKeyDown={(event) => isComposingKey(event.nativeEvent) && event.preventBaseUIHandler()}
              />
            ))}
          </Digits>
        ) : (
          // A strict Content-Security-Policy refuses the style attribute that Base UI's field has on a server.
          <EmptyDigits {...attributes} role="group">
            {indexes.map((index) => (
              <EmptyDigit
                key={index}
                id={index === 0 ? id : undefined}
                aria-label={index === 0 ? undefined : digitLabel(index + 1, length)}
                autoComplete="off"
                disabled
              />
            ))}
          </EmptyDigits>
        )
      }
    </Field>
  );
}

const digits = css`
  display: grid;
  grid-auto-columns: minmax(0, ${units(96)});
  grid-auto-flow: column;
  gap: ${units(space.xs)};
`;

const Digits = styled(OTPField.Root)`${digits}`;

const EmptyDigits = styled.div`${digits}`;

const digit = css`
  width: 100%;
  height: ${units(96)};
  border: 1px solid ${color('outline')};
  border-radius: ${units(radius.small)};
  background: ${color('surface')};
  font-size: ${textSize('figure')};
  text-align: center;
  appearance: none;
  [aria-invalid='true'] > & { border-color: ${color('danger')}; }
`;

const Digit = styled(OTPField.Input)`
  ${digit}
  &:disabled { background: ${color('sunken')}; }
`;

const EmptyDigit = styled.input`${digit}`;
