'use client';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { multiply } from '../../../domain/decimal';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color } from '../../../theme/tokens';
import { directionColor, directionOf } from '../../market/direction';

export interface ProfitRateProps {
  /** Decimal string, a fraction: `"-0.12"` is a loss of 12 %. */
  rate: string;
  /** Decimals of the percentage. Use more for a single day. */
  decimals?: number;
}

/** A profit or loss in percent, with sign and colour as in `ProfitLoss`. */
export function ProfitRate({ rate, decimals = 2 }: ProfitRateProps) {
  const formats = useFormats();
  const t = useText('market');
  const direction = directionOf(rate);
  return (
    <Figure $color={directionColor[direction]}>
      {direction !== 'flat' && (
        <VisuallyHidden>{`${t(direction === 'up' ? 'result.profit' : 'result.loss')} `}</VisuallyHidden>
      )}
      <span>{formats.signedPercent(multiply(rate, '100'), { decimals })}</span>
    </Figure>
  );
}

const Figure = styled.span<{ $color: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  display: inline-block;
  max-width: 100%;
  color: ${({ $color }) => color($color)};
`;
