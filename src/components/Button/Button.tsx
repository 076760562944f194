import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { type ButtonKind, type ButtonLook, type ButtonSize, buttonLook } from './buttonLook';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** What it is for; one `primary` a screen. */
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as what it stands in; for the bottom of a screen, a form or a sheet. */
  fullWidth?: boolean;
  /** Its action is under way: it keeps its width and its name, and does nothing when pressed again. */
  busy?: boolean;
  /**
   * Why it can't be pressed now, in words, with the time at which it opens where there is one (decision 13). The
   * button keeps its place in the tab order, shows the reason beneath, and does nothing when pressed.
   */
  blockedReason?: string;
  /** The id of the text that says why, where several buttons side by side are blocked by the same. */
  blockedBy?: string;
}

/** An action on this screen. To go somewhere, use `LinkButton`. There is no bare `disabled`: say why instead. */
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
    // Also keeps a submit button from submitting its form.
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
  margin-top: ${rem(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;
