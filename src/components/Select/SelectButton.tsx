'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
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
  /** The chosen value. */
  value: Value;
  /** Called with the newly chosen value. */
  onChange: (value: Value) => void;
  /** Name of the sheet's close button. */
  closeLabel: string;
}

/**
 * A choice about how something is shown, such as its order. Small and quiet, next to what it changes. In a form use
 * `Select`.
 */
export function SelectButton<Value extends string>(props: SelectButtonProps<Value>) {
  const { label, options, value } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label} ${chosen}`}
        onClick={() => setOpen(true)}
      >
        {chosen}
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
