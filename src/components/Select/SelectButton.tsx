'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, lineHeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { type SelectOption, SelectSheet } from './SelectSheet';

export interface SelectButtonProps<Value extends string> {
  /** What is being chosen: "Sort". */
  label: string;
  /** All choices in order. */
  options: readonly SelectOption<Value>[];
  /** The chosen value; null while none of the choices is. */
  value: Value | null;
  /** Called with the newly chosen value. */
  onChange: (value: Value) => void;
  /** Use when none of the choices may be chosen: what the button says then. */
  placeholder?: string;
  /** Use where the label of the chosen one is too long: what the button shows instead. Screen readers get the label. */
  short?: ReactNode;
  /** Name of the sheet's close button. */
  closeLabel: string;
}

/**
 * A choice about how something is shown, such as its order. Small and quiet, next to what it changes. In a form use
 * `Select`.
 */
export function SelectButton<Value extends string>(props: SelectButtonProps<Value>) {
  const { label, options, value, placeholder = '', short } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder;
  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-label={chosen === label ? label : `${label} ${chosen}`}
        onClick={() => setOpen(true)}
      >
        {short ?? chosen}
        <Icon glyph={ChevronDown} size={32} />
      </Trigger>
      <SelectSheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  min-height: ${units(touchTarget)};
  align-items: center;
  gap: ${units(space.xs)};
  color: ${color('accent')};
  font-size: ${textSize('body')};
  line-height: ${lineHeight.tight};
  text-align: left;
  cursor: pointer;
  &:active { color: ${color('accentPressed')}; }
  &:focus-visible { outline-offset: -2px; }
`;
