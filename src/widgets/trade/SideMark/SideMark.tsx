'use client';
import { styled } from 'styled-components';
import type { Side } from '../../../domain/trade/tradeVocabulary';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, radius } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface SideMarkProps {
  /** Long or short. */
  side: Side;
  /** Ratio of the position's value to its margin. */
  leverage: number;
}

/** Direction and leverage of a position, in words and in the direction's price colour. */
export function SideMark({ side, leverage }: SideMarkProps) {
  const t = useText('trade');
  return <Mark $side={side}>{`${t(`side.${side}`)} ${leverage}×`}</Mark>;
}

const Mark = styled.span<{ $side: Side }>`
  padding: ${units(2, 12)};
  border: 1px solid currentColor;
  border-radius: ${units(radius.small)};
  color: ${({ $side }) => color($side === 'long' ? 'priceUp' : 'priceDown')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.bold};
  white-space: nowrap;
`;
