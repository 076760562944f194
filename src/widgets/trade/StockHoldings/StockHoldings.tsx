'use client';
import { styled } from 'styled-components';
import type { Position } from '../../../api/contract/position';
import { List } from '../../../components/List/List';
import { ListRow } from '../../../components/List/ListRow';
import { pendingStop } from '../../../domain/trade/pendingStop';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { SideMark } from '../SideMark/SideMark';

type Shown =
  | 'buyPrice'
  | 'buyTime'
  | 'id'
  | 'leverage'
  | 'limitPrice'
  | 'orderedAt'
  | 'profitLoss'
  | 'quantity'
  | 'side'
  | 'status';

/** What a row shows of a position or order. A `Position` of the contract is one. */
export interface StockHolding extends Pick<Position, Shown>, Partial<Pick<Position, 'closing' | 'opening'>> {}

export interface StockHoldingsProps {
  /** Positions and pending orders of one stock, at its last price. */
  holdings: readonly StockHolding[];
  /** The stock's tick, which gives the decimals of prices. Without it they have their own. */
  tickSize?: string;
  /** Returns the address of a position. */
  hrefOf: (id: string) => string;
  /** Address of all positions of the member. */
  allHref: string;
}

/** Maximum number of rows. The rest is on the positions screen. */
const maxRows = 3;

/**
 * The member's positions and orders in the stock on the screen, each linked to its details. An order has no result
 * yet.
 */
export function StockHoldings({ holdings, tickSize, hrefOf, allHref }: StockHoldingsProps) {
  const t = useText('stock');
  return (
    <List label={t('held.title')}>
      {holdings.slice(0, maxRows).map((position) => (
        <ListRow
          key={position.id}
          href={hrefOf(position.id)}
          title={<Title position={position} tickSize={tickSize} />}
          subtitle={<Subtitle position={position} tickSize={tickSize} />}
          {...(position.buyPrice != null && {
            trailing: <ProfitLoss amount={position.profitLoss} />,
            trailingNote: t('trade:detail.afterFees'),
          })}
        />
      ))}
      {holdings.length > maxRows && (
        <ListRow href={allHref} title={t('held.more', { count: holdings.length - maxRows })} />
      )}
    </List>
  );
}

/** Status, stop and time. */
function Subtitle({ position, tickSize }: { position: StockHolding; tickSize: string | undefined }) {
  const formats = useFormats();
  const t = useText('stock');
  const stop = pendingStop(position);
  return [
    t(`trade:status.${position.status}`),
    ...(stop === undefined ? [] : [t('held.stop', { price: formats.price(stop, tickSize) })]),
    formats.dateTime(position.buyTime ?? position.orderedAt),
  ].join(' · ');
}

function Title({ position, tickSize }: { position: StockHolding; tickSize: string | undefined }) {
  const formats = useFormats();
  const t = useText('stock');
  const { side, leverage, quantity, buyPrice, limitPrice } = position;
  const price = buyPrice ?? limitPrice;
  return (
    <Words>
      <SideMark side={side} leverage={leverage} />
      <span>{t('held.shares', { shares: formats.number(quantity) })}</span>
      {price != null && <span>{t('held.atPrice', { price: formats.price(price, tickSize) })}</span>}
    </Words>
  );
}

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.s)};
`;
