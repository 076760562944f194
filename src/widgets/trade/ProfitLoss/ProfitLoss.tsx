'use client';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color } from '../../../theme/tokens';
import { directionColor, directionOf } from '../../market/direction';

export interface ProfitLossProps {
  /** Decimal string in yen; a loss is negative. */
  amount: string;
}

// A figure longer than its line may wrap.
const Figure = styled.span<{ $color: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  display: inline-block;
  max-width: 100%;
  color: ${({ $color }) => color($color)};
`;

/**
 * A profit or loss, with sign and colour.
 *
 * The marks ▲ and ▼ are only for prices: in Japanese accounts ▲ is a minus.
 */
export function ProfitLoss({ amount }: ProfitLossProps) {
  const formats = useFormats();
  const t = useText('market');
  const direction = directionOf(amount);
  return (
    <Figure $color={directionColor[direction]}>
      {direction !== 'flat' && (
        <VisuallyHidden>{`${t(direction === 'up' ? 'result.profit' : 'result.loss')} `}</VisuallyHidden>
      )}
      <span>{formats.signed(amount)}</span>
    </Figure>
  );
}
