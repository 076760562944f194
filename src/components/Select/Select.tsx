'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldBox } from '../Field/fieldParts';
import { Icon } from '../Icon/Icon';
import { type SelectOption, type SelectSearch, SelectSheet } from './SelectSheet';

export interface SelectProps<Value extends string> extends FieldTexts {
  /** All choices in order. */
  options: readonly SelectOption<Value>[];
  /** The chosen value; null while nothing is chosen. */
  value: Value | null;
  /** Called with the newly chosen value. */
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen: "Choose a bank". */
  placeholder: string;
  /** Name of the sheet's close button. */
  closeLabel: string;
  /** Use when there are more choices than fit on the sheet: adds a search field. */
  search?: SelectSearch<Value>;
  /** Set while the choice can't be changed. */
  disabled?: boolean;
  /** The button that opens the choice, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A choice between many options, in a sheet from the bottom. For two to four short options use `SegmentedControl`.
 *
 * In the sheet the arrow keys move. Enter or a tap chooses and closes.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, options, value, onChange, placeholder, closeLabel, search, disabled, ref } =
    props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...attributes }) => (
        <>
          <FieldBox
            as={Trigger}
            {...attributes}
            ref={ref}
            id={id}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${label} ${chosen?.label ?? placeholder}`}
            disabled={disabled}
            data-filled={chosen ? '' : undefined}
            onClick={() => setOpen(true)}
          >
            <Chosen $empty={!chosen}>{chosen?.label ?? placeholder}</Chosen>
            <Icon glyph={ChevronDown} size={32} />
          </FieldBox>
          <SelectSheet
            open={open}
            onOpenChange={setOpen}
            label={label}
            options={options}
            value={value}
            onChange={onChange}
            closeLabel={closeLabel}
            search={search}
          />
        </>
      )}
    </Field>
  );
}

const Trigger = styled.button`
  width: 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding: ${units(space.s, space.m)};
  color: ${color('inkTertiary')};
  text-align: left;
  cursor: pointer;
  &[aria-invalid='true'] { border-color: ${color('danger')}; }
  &:disabled { background: ${color('sunken')}; cursor: default; }
`;

const Chosen = styled.span<{ $empty: boolean }>`
  min-width: 0;
  color: ${({ $empty }) => color($empty ? 'inkTertiary' : 'ink')};
  font-size: ${textSize('lead')};
  line-height: ${lineHeight.tight};
  overflow-wrap: anywhere;
`;
