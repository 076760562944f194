'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldBox, noPlaceholder } from '../Field/fieldParts';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'> {}

/** Several lines of text. Grows with its content up to half of the screen. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <FieldBox>
          <Lines rows={3} placeholder={noPlaceholder} {...input} {...attributes} />
        </FieldBox>
      )}
    </Field>
  );
}

// At least 16 CSS px: iOS zooms into smaller inputs on focus.
const Lines = styled.textarea`
  flex: 1;
  min-width: 0;
  max-height: 50dvh;
  padding: ${units(space.s, space.m)};
  border: 0;
  background: none;
  font: inherit;
  font-size: ${textSize('lead', 16)};
  line-height: ${lineHeight.prose};
  resize: none;
  field-sizing: content;
  &:focus-visible { outline: none; }
  &::placeholder { color: ${color('inkTertiary')}; }
`;
