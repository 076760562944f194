'use client';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { barHeight, lowScreen } from '../../theme/lowScreen';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, layer, lineHeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { IconButton } from '../IconButton/IconButton';

export interface TopBarProps {
  /** Name of the screen: its only h1. */
  title: ReactNode;
  /** The back button: its name and action. Leave out on the screens of the bottom menu. */
  back?: { label: string; onPress: () => void };
  /** Use for one or two `IconButton`s, or a short `BarLink`, at the right. */
  trailing?: ReactNode;
  /** Use for a `SearchField` that stays visible below the title. */
  below?: ReactNode;
}

/** The bar that stays at the top of a screen. A long title wraps and is never cut off. */
export function TopBar({ title, back, trailing, below }: TopBarProps) {
  return (
    <Bar>
      <Side>{back && <IconButton label={back.label} glyph={ChevronLeft} onClick={back.onPress} />}</Side>
      <Title>{title}</Title>
      <Side $end>{trailing}</Side>
      {below && <Below>{below}</Below>}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: var(--strip-height);
  z-index: ${layer.bar};
  display: grid;
  grid-template-columns: minmax(${units(touchTarget)}, max-content) minmax(0, 1fr) minmax(${units(touchTarget)}, max-content);
  min-height: calc(var(--safe-top) + ${barHeight});
  grid-template-rows: minmax(${barHeight}, auto);
  align-items: center;
  column-gap: ${units(space.xs)};
  padding: var(--safe-top) ${units(space.xs)} 0;
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
  ${lowScreen} { position: static; }
`;

const Side = styled.div<{ $end?: boolean }>`
  display: flex;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
`;

const Title = styled.h1`
  padding-block: ${units(space.xs)};
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  text-align: center;
`;

const Below = styled.div`
  grid-column: 1 / -1;
  padding: ${units(0, space.l - space.xs, space.s)};
`;
