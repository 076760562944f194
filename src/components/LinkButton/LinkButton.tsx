import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { type ButtonKind, type ButtonLook, type ButtonSize, buttonLook } from '../Button/buttonLook';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads: an address, or a hash such as `#/home/index`. */
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as what it stands in. */
  fullWidth?: boolean;
}

/** A link that looks like a `Button`: for the main way on from a screen, where nothing but a change of place happens. */
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
