import styled from 'styled-components';
import type { Position } from '../../api/contract/position';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { formatMonthDayTime } from '../../format/dateTime';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { SideMark } from '../SideMark/SideMark';

export interface StockHoldingsProps {
  /** Of one stock, at its last price: those that are held, and orders that wait. */
  holdings: readonly Position[];
  /** The stock's tick: tells the decimals of prices. */
  tickSize: string;
  /** Where one of them is. */
  hrefOf: (id: string) => string;
  /** Where all of the member's are. */
  allHref: string;
}

/** More are a list of their own. */
const mostRows = 3;

/**
 * What a member holds and has ordered of the stock on the screen, in short; each leads to its details. An order has no
 * result yet.
 */
export function StockHoldings({ holdings, tickSize, hrefOf, allHref }: StockHoldingsProps) {
  const t = useText('stock');
  return (
    <List label={t('held.title')}>
      {holdings.slice(0, mostRows).map((position) => (
        <ListRow
          key={position.id}
          href={hrefOf(position.id)}
          title={<Title position={position} tickSize={tickSize} />}
          subtitle={`${t(`trade:status.${position.status}`)} · ${formatMonthDayTime(position.buyTime ?? position.orderedAt)}`}
          {...(position.buyPrice != null && {
            trailing: <ProfitLoss amount={position.profitLoss} />,
            trailingNote: t('trade:detail.afterFees'),
          })}
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

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(0, space.s)};
`;
