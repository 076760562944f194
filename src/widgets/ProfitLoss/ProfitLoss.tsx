import styled from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { formatSigned } from '../../format/signed';
import { useText } from '../../i18n/useText';
import { color } from '../../theme/tokens';
import { directionColor, directionOf } from '../direction';

export interface ProfitLossProps {
  /** Decimal string in yen; a loss is negative. */
  amount: string;
}

// One that is longer than its line may break.
const Figure = styled.span<{ $color: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  display: inline-block;
  max-width: 100%;
  color: ${({ $color }) => color($color)};
`;

/** A profit or loss: sign and colour say the same. The marks ▲ and ▼ belong to prices: ▲ is a minus in Japanese accounts. */
export function ProfitLoss({ amount }: ProfitLossProps) {
  const t = useText('market');
  const direction = directionOf(amount);
  return (
    <Figure $color={directionColor[direction]}>
      {direction !== 'flat' && (
        <VisuallyHidden>{t(direction === 'up' ? 'result.profit' : 'result.loss')} </VisuallyHidden>
      )}
      {formatSigned(amount)}
    </Figure>
  );
}
