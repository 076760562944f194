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
  /** Use `danger` for what may soon cost money, such as a position near its liquidation. The words must say so too. */
  tone?: 'danger';
  /** `CardHead`, `CardFacts`, `CardText` and `CardActions`, stacked with equal gaps. */
  children: ReactNode;
}

/**
 * Presents one object in a list: a position, an application. Do not nest cards, and use `Section` for mere grouping.
 */
export function Card({ href, onPress, tone, children }: CardProps) {
  if (href !== undefined) {
    return (
      <Surface as="a" href={href} $pressable $tone={tone}>
        {children}
      </Surface>
    );
  }
  if (onPress) {
    return (
      <Surface as="button" type="button" onClick={onPress} $pressable $tone={tone}>
        {children}
      </Surface>
    );
  }
  return <Surface $tone={tone}>{children}</Surface>;
}

const Surface = styled.article<{
  $pressable?: boolean;
  $tone?: 'danger' | undefined;
  href?: string;
  type?: 'button';
}>`
  display: flex;
  width: 100%;
  flex-direction: column;
  gap: ${units(space.s)};
  padding: ${units(space.m)};
  border: 1px solid ${({ $tone }) => color($tone ?? 'hairline')};
  border-radius: ${units(radius.card)};
  background: ${({ $tone }) => color($tone ? 'dangerSoft' : 'surface')};
  color: inherit;
  text-decoration: none;
  &:active { background: ${({ $pressable }) => color($pressable ? 'sunken' : 'surface')}; }
`;
