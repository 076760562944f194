import styled from 'styled-components';
import type { StockDetails } from '../../api/contract/stocks';
import { useTradingSession } from '../../api/queries/stocks';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { SessionLine } from '../../widgets/SessionLine/SessionLine';

const State = styled.div`
  display: grid;
  justify-items: end;
  gap: ${rem(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;

/** Beside the price of the stock: whether a session is open, and what the day allows. */
export function OrderMarket({ stock }: { stock: StockDetails }) {
  const t = useText('trade');
  const session = loadedData(useTradingSession());
  const { limitDown, limitUp, tickSize } = stock;
  return (
    <State>
      {session && <SessionLine {...session} />}
      <p>
        {t('order.limitsToday', {
          low: formatPrice(limitDown, tickSize),
          high: formatPrice(limitUp, tickSize),
        })}
      </p>
    </State>
  );
}
