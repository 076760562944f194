'use client';
import { styled } from 'styled-components';
import {
  type AuctionAtPrice,
  type AuctionOrder,
  auctionFill,
  inPriority,
} from '../../../domain/market/auction';
import type { BookSide } from '../../../domain/market/marketVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { BoardTable } from '../Board/boardTable';

interface AuctionFillsProps {
  orders: readonly AuctionOrder[];
  side: BookSide;
  own: AuctionOrder | undefined;
  /** The one price; undefined if no orders match. */
  at: AuctionAtPrice | undefined;
  inYen: (price: number) => string;
}

/** The orders of a side as they are served: how much of each is filled, and how much waits. */
export function AuctionFills({ orders, side, own, at, inYen }: AuctionFillsProps) {
  const formats = useFormats();
  const t = useText('board');
  const count = (shares: number) => formats.number(String(shares));
  return (
    <Table>
      <Caption>{t(`example.${side}Orders`)}</Caption>
      <thead>
        <tr>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('trades.shares')}</th>
          <th scope="col">{t('example.filled')}</th>
          <th scope="col">{t('example.waits')}</th>
        </tr>
      </thead>
      <tbody>
        {inPriority(orders, side).map((order, index) => {
          const filled = at ? auctionFill(orders, order, at) : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal orders have no other identity than their place
            <Row key={index} $own={order === own}>
              <th scope="row">
                {order.price === null ? t('market') : inYen(order.price)}
                {order === own && <Mark>{t('example.mine')}</Mark>}
              </th>
              <td>{count(order.shares)}</td>
              <td>{count(filled)}</td>
              <td>{count(order.shares - filled)}</td>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = styled(BoardTable)`
  th, td { text-align: right; }
  th:first-child { text-align: left; }
`;

const Caption = styled.caption`
  padding-block: ${units(space.xs)};
  font-weight: ${fontWeight.bold};
  text-align: left;
`;

const Row = styled.tr<{ $own: boolean }>`
  background: ${({ $own }) => color($own ? 'accentSoft' : 'surface')};
  th, td { font-weight: ${({ $own }) => ($own ? fontWeight.bold : fontWeight.regular)}; }
`;

const Mark = styled.span`
  display: block;
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.bold};
`;
