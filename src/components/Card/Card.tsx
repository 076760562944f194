'use client';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

export interface CardProps {
  /** Use when the whole card leads to a detail screen. The card must then contain no other controls. */
  href?: string;
  /** Use with `href`: what a tap leads to, in a word or two. Stands last on the card, with a mark that it leads on. */
  action?: string;
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
export function Card({ href, action, onPress, tone, children }: CardProps) {
  if (href !== undefined) {
    return (
      <Surface as="a" href={href} $pressable $tone={tone}>
        {children}
        {action !== undefined && (
          <Action>
            {action}
            <Icon glyph={ChevronRight} size={32} />
          </Action>
        )}
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

const Action = styled.span`
  display: flex;
  align-items: center;
  align-self: flex-end;
  margin-right: ${units(-space.xs)};
  color: ${color('accent')};
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.bold};
`;

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
