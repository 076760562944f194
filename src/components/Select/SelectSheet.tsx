'use client';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isComposingKey } from '../../lib/isComposingKey';
import { cleanText } from '../../lib/typed/typedText';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { SearchField } from '../SearchField/SearchField';
import { Sheet } from '../Sheet/Sheet';

/** One of the choices. */
export interface SelectOption<Value extends string> {
  /** Value of the option. */
  value: Value;
  /** Text of the option. */
  label: string;
  /** Use for what distinguishes the option: a limit, a time window, the end of a card number. */
  note?: ReactNode;
}

/** How the choices are filtered by typing. */
export interface SelectSearch<Value extends string> {
  /** Name of the search field. */
  label: string;
  /** Name of the button that empties it. */
  clearLabel: string;
  /** Shown when nothing matches. */
  none: string;
  /** Whether an option matches the typed text, which is never empty. */
  matches: (value: Value, typed: string) => boolean;
}

interface SelectSheetProps<Value extends string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is being chosen. */
  label: string;
  options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Name of the sheet's close button. */
  closeLabel: string;
  /** Use when there are more choices than fit. */
  search?: SelectSearch<Value> | undefined;
}

/** The sheet of a `Select` or `SelectButton`. The arrow keys move; Enter or a tap chooses and closes. */
export function SelectSheet<Value extends string>(props: SelectSheetProps<Value>) {
  const { open, onOpenChange, label, options, value, onChange, closeLabel, search } = props;
  const choose = (next: Value) => {
    onOpenChange(false);
    if (next !== value) onChange(next);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={label} closeLabel={closeLabel}>
      {search ? (
        <Searched search={search} label={label} options={options} value={value} onChoose={choose} />
      ) : (
        <Choices label={label} options={options} value={value} onChoose={choose} />
      )}
    </Sheet>
  );
}

type ChoicesProps<Value extends string> = Pick<SelectSheetProps<Value>, 'label' | 'options' | 'value'> & {
  onChoose: (value: Value) => void;
};

/** The choices that match the typed text. */
function Searched<Value extends string>({
  search,
  options,
  ...rest
}: ChoicesProps<Value> & { search: SelectSearch<Value> }) {
  const { label, clearLabel, none, matches } = search;
  const [typed, setTyped] = useState('');
  const query = cleanText(typed);
  const found = query === '' ? options : options.filter(({ value }) => matches(value, query));
  return (
    <>
      <SearchField
        label={label}
        placeholder={label}
        clearLabel={clearLabel}
        value={typed}
        onChange={setTyped}
        onSubmit={() => {}}
      />
      {found.length === 0 ? <None role="status">{none}</None> : <Choices {...rest} options={found} />}
    </>
  );
}

/** A radio group normally chooses on arrow keys. Here only Enter, Space or a tap chooses. */
function Choices<Value extends string>({ label, options, value, onChoose }: ChoicesProps<Value>) {
  const [at, setAt] = useState(value);
  const moving = useRef(false);
  const press = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (isComposingKey(nativeEvent)) return;
    moving.current = key.startsWith('Arrow');
    // A radio itself takes only Space.
    if (key === 'Enter') (target as HTMLElement).click();
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
          // Choosing the current option also closes the sheet.
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

const None = styled.p`
  padding-block: ${units(space.l)};
  color: ${color('inkSecondary')};
  text-align: center;
`;

const Options = styled.div`
  display: grid;
  margin-inline: ${units(-space.l)};
`;

const Option = styled(Radio.Root)`
  display: flex;
  min-height: ${units(96)};
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding: ${units(space.s, space.l)};
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
  gap: ${units(space.xs)};
  line-height: ${lineHeight.tight};
`;

const Note = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.regular};
`;
