'use client';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type SubmitEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { color, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { FieldBox, FieldInput } from '../Field/fieldParts';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';

type InputAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'onSubmit' | 'value' | 'type' | 'prefix' | 'ref'
>;

export interface SearchFieldProps extends InputAttributes {
  /** Names the field for screen readers. Sighted members see the screen's title. */
  label: string;
  /** The text in the field. */
  value: string;
  /** Called with the text. `composing` is true while an input method is composing, as for Japanese. */
  onChange: (value: string, composing: boolean) => void;
  /** Called on Enter or the phone's search key, but not on the Enter that ends a composition. */
  onSubmit: () => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
}

/** The field to type a search in. Place its results below; they update while typing. */
export function SearchField({ label, value, onChange, onSubmit, clearLabel, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React would also submit a form around the sheet that has this field.
    event.stopPropagation();
    onSubmit();
  };
  const clear = () => {
    onChange('', false);
    input.current?.focus();
  };
  return (
    <search>
      <form onSubmit={submit}>
        <FieldBox>
          <Glass>
            <Icon glyph={Search} size={32} />
          </Glass>
          <Input
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            {...rest}
            ref={input}
            type="search"
            aria-label={label}
            value={value}
            onChange={({ target, nativeEvent }) =>
              onChange(target.value, (nativeEvent as InputEvent).isComposing === true)
            }
            onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value, false)}
          />
          {value !== '' && <IconButton label={clearLabel} glyph={X} onClick={clear} />}
        </FieldBox>
      </form>
    </search>
  );
}

const Glass = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  padding-left: ${units(space.m)};
  color: ${color('inkTertiary')};
`;

// The browser's own clear button is too small to touch.
const Input = styled(FieldInput)`
  min-height: ${units(touchTarget)};
  padding-left: ${units(space.s)};
  &::-webkit-search-cancel-button { display: none; }
`;
