'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** The texts that every form field has. */
export interface FieldTexts {
  /** Names the field. Always shown above it. */
  label: string;
  /** Use for what helps before typing: the format, a limit, the equivalent in shares. */
  hint?: ReactNode;
  /** What is wrong and what to do, in one sentence. Shown until it is corrected. */
  error?: string;
}

/** Attributes that link an input to its label, hint and error. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Renders the input with these attributes. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/**
 * Layout of a form field: label above, input, hint and error below, linked for screen readers.
 *
 * The input stays a native one, so that react-hook-form's `register` works.
 */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* Always rendered, so that screen readers announce an error that appears later. */}
      <div aria-live="polite">{error && <ErrorText id={errorId}>{error}</ErrorText>}</div>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
`;

const Label = styled.label`
  margin-bottom: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const ErrorText = styled.p`
  margin-top: ${units(space.xs)};
  color: ${color('danger')};
  font-size: ${textSize('small')};
`;

const Hint = styled.div`
  margin-top: ${units(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
