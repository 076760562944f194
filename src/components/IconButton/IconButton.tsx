import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { iconButtonLook } from './iconButtonLook';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** What pressing it does, in words; an icon never stands without. */
  label: string;
  glyph: LucideIcon;
  /** Given for what is switched on and off (a star): filled when on, announced as pressed. */
  pressed?: boolean;
}

/** An action shown by an icon alone: back, close, star. Where there is room for a word, use `Button`; to go
 * somewhere, `IconLink`. */
export function IconButton({ label, glyph, pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Pressable {...rest} type={type} aria-label={label} aria-pressed={pressed}>
      <Icon glyph={glyph} filled={pressed === true} />
    </Pressable>
  );
}

const Pressable = styled.button`
  ${iconButtonLook}
  &[aria-pressed='true'] { color: ${color('accent')}; }
  &[aria-disabled='true'] { color: ${color('outline')}; cursor: not-allowed; }
`;
