'use client';
import { styled } from 'styled-components';
import type { Board as OrderBook } from '../../../api/contract/board';
import { Empty } from '../../../components/Empty/Empty';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { BoardColumns } from './BoardColumns';
import { BoardLadder } from './BoardLadder';
import { BoardState } from './BoardState';
import { DayTrades } from './DayTrades';

export interface BoardProps {
  /** The order book: the answer of `/stock/Board`. Prices in yen, moments in epoch ms. */
  board: OrderBook;
  /** Price tick of the stock, in yen, which gives the number of decimals. */
  tickSize: string;
  /**
   * `ladder` has the prices in the middle, one below the other, as in Japan. `columns` has the five best prices of each
   * side beside each other, as in Taiwan.
   */
  layout?: 'ladder' | 'columns';
  /** Use to offer a price as the limit of an order: called with the pressed price. Without it prices are no buttons. */
  onPrice?: (price: string) => void;
  /** Use to explain how an auction works: the address of the explanation. */
  explainHref?: string;
  /** Set to false where the trades of the day have no place, such as above an order form. */
  trades?: boolean;
}

/** The order book of a stock: what an auction would give, the orders of both sides, and the latest trades. */
export function Board({
  board,
  tickSize,
  layout = 'ladder',
  onPrice,
  explainHref,
  trades = true,
}: BoardProps) {
  const t = useText('board');
  const isEmpty =
    board.asks.length === 0 &&
    board.bids.length === 0 &&
    Number(board.marketAsks) + Number(board.marketBids) === 0;
  const Levels = layout === 'ladder' ? BoardLadder : BoardColumns;
  return (
    <Parts>
      <BoardState board={board} tickSize={tickSize} />
      {explainHref !== undefined && (
        <div>
          <LinkButton kind="quiet" size="small" href={explainHref}>
            {t('example.open')}
          </LinkButton>
        </div>
      )}
      {isEmpty ? (
        <Empty drawing="orders" title={t('empty.title')}>
          {t('empty.note')}
        </Empty>
      ) : (
        <Levels board={board} tickSize={tickSize} {...(onPrice && { onPrice })} />
      )}
      {trades && <DayTrades trades={board.trades} tickSize={tickSize} />}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  container-type: inline-size;
  gap: ${units(space.m)};
`;
