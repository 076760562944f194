import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, lineHeight, space } from '../../theme/tokens';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldBox } from '../Field/fieldParts';
import { Icon } from '../Icon/Icon';
import { type SelectOption, type SelectSearch, SelectSheet } from './SelectSheet';

export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  /** Null while nothing has been chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Stands in the field while nothing has been chosen: "Choose a bank". */
  placeholder: string;
  /** Name of the sheet's close button. */
  closeLabel: string;
  /** For more choices than fit. */
  search?: SelectSearch<Value>;
  disabled?: boolean;
}

/**
 * One of many choices, in a sheet from the bottom, where the thumb is. For two to four short ones use
 * `SegmentedControl`. In the sheet the arrow keys move, and Enter or a tap chooses and closes.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, options, value, onChange, placeholder, closeLabel, search, disabled } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...attributes }) => (
        <>
          <FieldBox
            as={Trigger}
            {...attributes}
            id={id}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${label} ${chosen?.label ?? placeholder}`}
            disabled={disabled}
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
  gap: ${rem(space.s)};
  padding: ${rem(space.s, space.m)};
  color: ${color('inkTertiary')};
  text-align: left;
  cursor: pointer;
  &[aria-invalid='true'] { border-color: ${color('danger')}; }
  &:disabled { background: ${color('sunken')}; cursor: default; }
`;

const Chosen = styled.span<{ $empty: boolean }>`
  min-width: 0;
  color: ${({ $empty }) => color($empty ? 'inkTertiary' : 'ink')};
  font-size: ${rem(fontSize.lead)};
  line-height: ${lineHeight.tight};
  overflow-wrap: anywhere;
`;
