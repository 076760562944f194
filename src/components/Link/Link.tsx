import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, touchTarget } from '../../theme/tokens';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads: an address, or a hash such as `#/user/userPri`. */
  href: string;
  /** On a line of its own: takes the full height of a touch target. Within a sentence it keeps to the line. */
  standalone?: boolean;
}

/** A link in words: within a sentence, or beside a heading ("See all"). */
export function Link({ standalone = false, ...rest }: LinkProps) {
  return <Anchor {...rest} $standalone={standalone} />;
}

const Anchor = styled.a<{ $standalone: boolean }>`
  display: ${({ $standalone }) => ($standalone ? 'inline-flex' : 'inline')};
  min-height: ${rem(touchTarget)};
  min-width: ${({ $standalone }) => ($standalone ? rem(touchTarget) : 0)};
  align-items: center;
  justify-content: center;
  color: ${color('accent')};
  text-decoration: ${({ $standalone }) => ($standalone ? 'none' : 'underline')};
  text-underline-offset: 0.2em;
  &:active { color: ${color('accentPressed')}; }
`;
