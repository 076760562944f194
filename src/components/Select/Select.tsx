import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldBox } from '../Field/fieldParts';
import { Icon } from '../Icon/Icon';
import { Sheet } from '../Sheet/Sheet';

/** One of the choices. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** What tells it from the others: a limit, a window, the end of a card's number. */
  note?: ReactNode;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  /** Null while nothing has been chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Stands in the field while nothing has been chosen: "Choose a bank". */
  placeholder: string;
  /** Name of the sheet's close button. */
  closeLabel: string;
  disabled?: boolean;
}

/**
 * One of many choices, in a sheet from the bottom, where the thumb is. For two to four short ones use
 * `SegmentedControl`. In the sheet the arrow keys move, and Enter or a tap chooses and closes.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, options, value, onChange, placeholder, closeLabel, disabled } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (next: Value) => {
    setOpen(false);
    if (next !== value) onChange(next);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...ties }) => (
        <>
          <FieldBox
            as={Trigger}
            {...ties}
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
          <Sheet open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel}>
            <RadioGroup
              aria-label={label}
              value={value ?? ''}
              onValueChange={(next) => choose(next as Value)}
              render={<Options />}
            >
              {options.map((option) => (
                <Option
                  key={option.value}
                  value={option.value}
                  // Choosing what is chosen already closes the sheet as well.
                  onClick={() => option.value === value && setOpen(false)}
                >
                  <Words>
                    <span>{option.label}</span>
                    {option.note && <Note>{option.note}</Note>}
                  </Words>
                  <Radio.Indicator>
                    <Icon glyph={Check} />
                  </Radio.Indicator>
                </Option>
              ))}
            </RadioGroup>
          </Sheet>
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
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Options = styled.div`
  display: grid;
  margin-inline: ${rem(-space.l)};
`;

const Option = styled(Radio.Root)`
  display: flex;
  min-height: ${rem(96)};
  align-items: center;
  justify-content: space-between;
  gap: ${rem(space.s)};
  padding: ${rem(space.s, space.l)};
  border-bottom: 1px solid ${color('hairline')};
  text-align: left;
  cursor: pointer;
  &[data-checked] { color: ${color('accent')}; font-weight: ${fontWeight.bold}; }
  &:last-of-type { border-bottom: 0; }
  &:focus-visible { outline-offset: -2px; }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  gap: ${rem(space.xs)};
  line-height: 1.3;
`;

const Note = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
  font-weight: ${fontWeight.regular};
`;
