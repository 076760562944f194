import styled from 'styled-components';
import type { Position } from '../../api/contract/position';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { profitLoss } from '../../domain/orderCost';
import { formatMonthDayTime } from '../../format/dateTime';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { SideMark } from '../SideMark/SideMark';

export interface StockHoldingsProps {
  /** Of one stock: those that are held, and orders that wait. */
  holdings: readonly Position[];
  /** The stock's last price, in yen: positions are reckoned at it. */
  latestPrice: string;
  /** The stock's tick: tells the decimals of prices. */
  tickSize: string;
  /** Where one of them is. */
  hrefOf: (id: string) => string;
  /** Where all of the member's are. */
  allHref: string;
}

/** More are a list of their own. */
const mostRows = 3;

/** What a member holds and has ordered of the stock on the screen, in short; each leads to its details. */
export function StockHoldings({ holdings, latestPrice, tickSize, hrefOf, allHref }: StockHoldingsProps) {
  const t = useText('stock');
  return (
    <List label={t('held.title')}>
      {holdings.slice(0, mostRows).map((position) => (
        <ListRow
          key={position.id}
          href={hrefOf(position.id)}
          title={<Title position={position} tickSize={tickSize} />}
          subtitle={`${t(`trade:status.${position.status}`)} · ${formatMonthDayTime(position.buyTime ?? position.orderedAt)}`}
          trailing={<Result position={position} latestPrice={latestPrice} />}
        />
      ))}
      {holdings.length > mostRows && (
        <ListRow href={allHref} title={t('held.more', { count: holdings.length - mostRows })} />
      )}
    </List>
  );
}

function Title({ position, tickSize }: { position: Position; tickSize: string }) {
  const t = useText('stock');
  const { side, leverage, quantity, buyPrice, limitPrice } = position;
  return (
    <Words>
      <SideMark side={side} leverage={leverage} />
      <span>{t('held.shares', { shares: formatPlainNumber(quantity) })}</span>
      <span>{t('held.atPrice', { price: formatPrice(buyPrice ?? limitPrice, tickSize) })}</span>
    </Words>
  );
}

/** What it has brought at the last price; an order brings nothing yet. */
function Result({ position, latestPrice }: { position: Position; latestPrice: string }) {
  const { side, buyPrice, quantity } = position;
  if (buyPrice == null) return null;
  return <ProfitLoss amount={profitLoss({ side, buyPrice, price: latestPrice, shares: quantity })} />;
}

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(0, space.s)};
`;
