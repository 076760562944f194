import styled from 'styled-components';
import type { Side } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, radius } from '../../theme/tokens';

export interface SideMarkProps {
  side: Side;
  /** How many times its margin the position is worth. */
  leverage: number;
}

/** Long or short and at which leverage, in words and in the price colour of its direction. */
export function SideMark({ side, leverage }: SideMarkProps) {
  const t = useText('trade');
  return (
    <Mark $side={side}>
      {t(`side.${side}`)} {leverage}×
    </Mark>
  );
}

const Mark = styled.span<{ $side: Side }>`
  padding: ${rem(2, 12)};
  border: 1px solid currentColor;
  border-radius: ${rem(radius.small)};
  color: ${({ $side }) => color($side === 'long' ? 'priceUp' : 'priceDown')};
  font-size: ${rem(fontSize.caption)};
  font-weight: ${fontWeight.bold};
  white-space: nowrap;
`;
