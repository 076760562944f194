import styled from 'styled-components';
import { isPositive, isZero, negate } from '../../domain/decimal';
import { formatPercent } from '../../format/percent';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

export interface DiscountTextProps {
  /** How far a price lies below the market's, in yen; negative when it lies above. */
  amount: string;
  /** The same in percent of the market's price. */
  percent: string;
}

const Line = styled.p`
  margin-top: ${rem(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;

/** How a price compares with the market's, in yen and in percent. It is no movement of a price, so it wears no price colour. */
export function DiscountText({ amount, percent }: DiscountTextProps) {
  const t = useText('blockTrade');
  if (isZero(amount)) return <Line>{t('par')}</Line>;
  if (isPositive(amount)) return <Line>{t('discount', figures(amount, percent))}</Line>;
  return <Line>{t('premium', figures(negate(amount), negate(percent)))}</Line>;
}

const figures = (amount: string, percent: string) => ({
  amount: formatPrice(amount),
  percent: formatPercent(percent),
});
