import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { Sheet } from '../Sheet/Sheet';

/** One of the choices. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** What tells it from the others: a limit, a window, the end of a card's number. */
  note?: ReactNode;
}

interface SelectSheetProps<Value extends string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is being chosen. */
  label: string;
  options: readonly SelectOption<Value>[];
  /** Null while nothing has been chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Name of the sheet's close button. */
  closeLabel: string;
}

/** The choices of a `Select` or a `SelectButton`: the arrow keys move, and Enter or a tap chooses and closes. */
export function SelectSheet<Value extends string>(props: SelectSheetProps<Value>) {
  const { open, onOpenChange, label, options, value, onChange, closeLabel } = props;
  const choose = (next: Value) => {
    onOpenChange(false);
    if (next !== value) onChange(next);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={label} closeLabel={closeLabel}>
      <Choices label={label} options={options} value={value} onChoose={choose} />
    </Sheet>
  );
}

type ChoicesProps<Value extends string> = Pick<SelectSheetProps<Value>, 'label' | 'options' | 'value'> & {
  onChoose: (value: Value) => void;
};

/** In a radio group the arrow keys choose as they move; here that is kept back until Enter or Space says so. */
function Choices<Value extends string>({ label, options, value, onChoose }: ChoicesProps<Value>) {
  const [at, setAt] = useState(value);
  const moving = useRef(false);
  const press = ({ key }: KeyboardEvent) => {
    moving.current = key.startsWith('Arrow');
    if ((key === 'Enter' || key === ' ') && at !== null) onChoose(at);
  };
  return (
    <RadioGroup
      aria-label={label}
      value={at ?? ''}
      onValueChange={(next) => (moving.current ? setAt(next as Value) : onChoose(next as Value))}
      onKeyDownCapture={press}
      onPointerDownCapture={() => {
        moving.current = false;
      }}
      render={<Options />}
    >
      {options.map((option) => (
        <Option
          key={option.value}
          value={option.value}
          // Choosing what is chosen already closes the sheet as well.
          onClick={() => option.value === at && !moving.current && onChoose(option.value)}
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
  );
}

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
  line-height: ${lineHeight.tight};
`;

const Note = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
  font-weight: ${fontWeight.regular};
`;
