'use client';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { iconButtonLook } from './iconButtonLook';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** What pressing it does, in words, for screen readers. */
  label: string;
  /** The icon. */
  glyph: LucideIcon;
  /** Use for a toggle, such as a star. The icon is filled while on, and announced as pressed. */
  pressed?: boolean;
}

/**
 * An action shown by an icon alone: back, close, star. Where there is room for a word use `Button`. To navigate use
 * `IconLink`.
 */
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
