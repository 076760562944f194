import styled from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { formatSigned } from '../../format/signed';
import { useText } from '../../i18n/useText';
import { color } from '../../theme/tokens';
import { directionColor, directionMark, directionOf } from '../direction';

export interface ProfitLossProps {
  /** Decimal string in yen; a loss is negative. */
  amount: string;
}

// The mark never stands on a line without its figure; one that is longer than its line may break.
const Figure = styled.span<{ $color: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  display: inline-block;
  max-width: 100%;
  color: ${({ $color }) => color($color)};
`;

/** A profit or loss: mark, sign and colour say the same. */
export function ProfitLoss({ amount }: ProfitLossProps) {
  const t = useText('market');
  const direction = directionOf(amount);
  return (
    <Figure $color={directionColor[direction]}>
      {direction !== 'flat' && (
        <>
          <VisuallyHidden>{t(direction === 'up' ? 'result.profit' : 'result.loss')} </VisuallyHidden>
          <span aria-hidden="true">{`${directionMark[direction]}\u00a0`}</span>
        </>
      )}
      {formatSigned(amount)}
    </Figure>
  );
}
