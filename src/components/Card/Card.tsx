'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface CardProps {
  /** Use when the whole card leads to a detail screen. The card must then contain no other controls. */
  href?: string;
  /** Use when pressing the whole card opens something on this screen. Its content must then be spans. */
  onPress?: () => void;
  /** `CardHead`, `CardFacts`, `CardText` and `CardActions`, stacked with equal gaps. */
  children: ReactNode;
}

/**
 * Presents one object in a list: a position, an application. Do not nest cards, and use `Section` for mere grouping.
 */
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
  gap: ${units(space.s)};
  padding: ${units(space.m)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
  color: inherit;
  text-decoration: none;
  &:active { background: ${({ $pressable }) => color($pressable ? 'sunken' : 'surface')}; }
`;
