import styled from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { multiply } from '../../domain/decimal';
import { formatSignedPercent } from '../../format/percent';
import { useText } from '../../i18n/useText';
import { color } from '../../theme/tokens';
import { directionColor, directionMark, directionOf } from '../direction';

export interface ProfitRateProps {
  /** Decimal string, a fraction: `"-0.12"` is a loss of 12 %. */
  rate: string;
  /** Decimals of the percentage: more where it is of a single day. */
  decimals?: number;
}

/** A profit or loss in percent: mark, sign and colour say the same. */
export function ProfitRate({ rate, decimals = 2 }: ProfitRateProps) {
  const t = useText('market');
  const direction = directionOf(rate);
  return (
    <Figure $color={directionColor[direction]}>
      {direction !== 'flat' && (
        <>
          <VisuallyHidden>{t(direction === 'up' ? 'result.profit' : 'result.loss')} </VisuallyHidden>
          <span aria-hidden="true">{directionMark[direction]} </span>
        </>
      )}
      {formatSignedPercent(multiply(rate, '100'), { decimals })}
    </Figure>
  );
}

// The mark never stands on a line without its figure.
const Figure = styled.span<{ $color: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  display: inline-flex;
  max-width: 100%;
  gap: 0.25em;
  color: ${({ $color }) => color($color)};
`;
