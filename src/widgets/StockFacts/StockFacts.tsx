import styled from 'styled-components';
import type { StockDetails } from '../../api/contract/stocks';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

export interface StockFactsProps {
  stock: StockDetails;
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${rem(space.xl)};
  font-size: ${rem(fontSize.small)};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${rem(space.s)};
    padding: ${rem(12)} 0;
    border-bottom: 1px solid ${color('hairline')};
  }
  dt { color: ${color('inkSecondary')}; }
  dd { margin-left: auto; }
`;

/** The day of a stock in figures (specification 3): open, previous close, high, low, volume, turnover, limits. */
export function StockFacts({ stock }: StockFactsProps) {
  const t = useText('market');
  const price = (value: string | null | undefined) => formatPrice(value, stock.tickSize);
  const facts: [label: string, value: string][] = [
    [t('detail.open'), price(stock.open)],
    [t('detail.previousClose'), price(stock.previousClose)],
    [t('detail.high'), price(stock.high)],
    [t('detail.low'), price(stock.low)],
    [t('detail.limitUp'), price(stock.limitUp)],
    [t('detail.limitDown'), price(stock.limitDown)],
    [t('detail.volume'), formatPlainNumber(stock.volume)],
    [t('detail.totalAmount'), formatMoney(stock.totalAmount, { decimals: 0 })],
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
