'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type ButtonKind, type ButtonLook, type ButtonSize, buttonLook } from '../Button/buttonLook';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  /** An address, or a hash such as `#/home/index`. */
  href: string;
  /** Purpose, see `ButtonKind`. Use one `primary` per screen. */
  kind?: ButtonKind;
  /** Use `regular` for the bottom of a screen, `small` inside rows and headings. */
  size?: ButtonSize;
  /** Use at the bottom of a screen or a sheet: fills the width of its container. */
  fullWidth?: boolean;
}

/** A link that looks like a `Button`. Use it for the main step to another screen, when pressing only navigates. */
export function LinkButton({
  kind = 'primary',
  size = 'regular',
  fullWidth = false,
  ...rest
}: LinkButtonProps) {
  return <Anchor {...rest} $kind={kind} $size={size} $fullWidth={fullWidth} />;
}

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
`;
