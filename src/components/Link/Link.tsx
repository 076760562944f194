'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** An address, or a hash such as `#/user/userPri`. */
  href: string;
  /** Use when the link is on a line of its own: takes the full height of a touch target. */
  standalone?: boolean;
}

/** A text link inside a sentence or next to a heading ("See all"). */
export function Link({ standalone = false, ...rest }: LinkProps) {
  return <Anchor {...rest} $standalone={standalone} />;
}

const Anchor = styled.a<{ $standalone: boolean }>`
  display: ${({ $standalone }) => ($standalone ? 'inline-flex' : 'inline')};
  min-height: ${units(touchTarget)};
  min-width: ${({ $standalone }) => ($standalone ? units(touchTarget) : 0)};
  align-items: center;
  color: ${color('accent')};
  text-decoration: ${({ $standalone }) => ($standalone ? 'none' : 'underline')};
  text-underline-offset: 0.2em;
  &:active { color: ${color('accentPressed')}; }
`;
