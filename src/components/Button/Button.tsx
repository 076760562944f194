'use client';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { type ButtonKind, type ButtonLook, type ButtonSize, buttonLook } from './buttonLook';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Purpose of the action, see `ButtonKind`. Use one `primary` per screen. */
  kind?: ButtonKind;
  /** Use `regular` for forms and the bottom of a screen, `small` inside rows and headings. */
  size?: ButtonSize;
  /** Use at the bottom of a screen, a form or a sheet: fills the width of its container. */
  fullWidth?: boolean;
  /** Set while the action runs. The button keeps its width and name, and ignores further presses. */
  busy?: boolean;
  /**
   * Use instead of `disabled`: why the action is unavailable now, with the opening time if known (decision 13).
   *
   * The button stays in the tab order, shows the reason below, and does nothing when pressed.
   */
  blockedReason?: string;
  /** Use when several buttons share one reason: the id of the text that states it. */
  blockedBy?: string;
}

/**
 * Performs an action on this screen. To navigate, use `LinkButton`. There is no bare `disabled`: use `blockedReason`.
 */
export function Button({
  kind = 'primary',
  size = 'regular',
  fullWidth = false,
  busy = false,
  blockedReason,
  blockedBy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = blockedReason !== undefined || blockedBy !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a submit button from submitting its form.
    if (busy || blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Frame $fullWidth={fullWidth}>
      <Pressable
        {...rest}
        type={type}
        $kind={kind}
        $size={size}
        $fullWidth={fullWidth}
        aria-busy={busy || undefined}
        aria-disabled={busy || blocked || undefined}
        aria-describedby={blockedBy ?? (blocked ? reasonId : rest['aria-describedby'])}
        onClick={press}
      >
        <Label>{children}</Label>
        {busy && (
          <Working>
            <Icon glyph={Ellipsis} />
          </Working>
        )}
      </Pressable>
      {blockedReason !== undefined && <Reason id={reasonId}>{blockedReason}</Reason>}
    </Frame>
  );
}

const Frame = styled.span<{ $fullWidth: boolean }>`
  display: ${({ $fullWidth }) => ($fullWidth ? 'block' : 'inline-block')};
  max-width: 100%;
  vertical-align: top;
`;

const Label = styled.span`
  min-width: 0;
`;

const Working = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
`;

const Pressable = styled.button<ButtonLook>`
  ${buttonLook}

  &[aria-disabled] {
    background: ${color('sunken')};
    border-color: ${color('hairline')};
    color: ${color('inkSecondary')};
    cursor: not-allowed;
    filter: none;
  }
  &[aria-busy] { cursor: progress; }
  &[aria-busy] > ${Label} { opacity: 0; }
`;

const Reason = styled.span`
  display: block;
  margin-top: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
