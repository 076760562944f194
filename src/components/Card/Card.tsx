import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, radius, space } from '../../theme/tokens';

export interface CardProps {
  /** Makes the whole card a link, named by what it shows; it may then hold nothing else that can be pressed. */
  href?: string;
  /** Makes the whole card a button in the same way; what it shows is then made of spans. */
  onPress?: () => void;
  /** `CardHead`, `CardFacts`, `CardText`, `CardActions`, beneath each other at equal gaps. */
  children: ReactNode;
}

/** A thing that is a thing: a position, an application. Never inside another card, never around a mere section. */
export function Card({ href, onPress, children }: CardProps) {
  if (href !== undefined) {
    return (
      <Surface as="a" href={href} $pressable>
        {children}
      </Surface>
    );
  }
  if (onPress) {
    return (
      <Surface as="button" type="button" onClick={onPress} $pressable>
        {children}
      </Surface>
    );
  }
  return <Surface>{children}</Surface>;
}

const Surface = styled.article<{ $pressable?: boolean; href?: string; type?: 'button' }>`
  display: flex;
  width: 100%;
  flex-direction: column;
  gap: ${rem(space.s)};
  padding: ${rem(space.m)};
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.card)};
  background: ${color('surface')};
  color: inherit;
  text-decoration: none;
  &:active { background: ${({ $pressable }) => color($pressable ? 'sunken' : 'surface')}; }
`;
