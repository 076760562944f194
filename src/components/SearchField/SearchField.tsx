import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, space, touchTarget } from '../../theme/tokens';
import { FieldBox, FieldInput } from '../Field/fieldParts';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';

type InputAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'onSubmit' | 'value' | 'type' | 'prefix' | 'ref'
>;

export interface SearchFieldProps extends InputAttributes {
  /** Names the field for screen readers; the title of the screen says it to the eye. */
  label: string;
  value: string;
  /** What was typed, and whether the keyboard is still composing it out of other letters, as for Japanese. */
  onChange: (value: string, composing: boolean) => void;
  /** Enter, or the search key of a phone; not the Enter that ends a composition. */
  onSubmit: () => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
}

/** Where one types what to look for. The results belong beneath it, and change as one types. */
export function SearchField({ label, value, onChange, onSubmit, clearLabel, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
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
  padding-left: ${rem(space.m)};
  color: ${color('inkTertiary')};
`;

// The browser's own cross is too small for a finger.
const Input = styled(FieldInput)`
  min-height: ${rem(touchTarget)};
  padding-left: ${rem(space.s)};
  &::-webkit-search-cancel-button { display: none; }
`;
