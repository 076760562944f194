'use client';
import { styled } from 'styled-components';
import type { AuctionAtPrice } from '../../../domain/market/auction';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { BoardTable } from '../Board/boardTable';

interface AuctionTableProps {
  /** The highest price first. */
  table: readonly AuctionAtPrice[];
  /** The price of the auction; undefined if no orders match. */
  chosen: number | undefined;
  /** Price of the reader's own order; null for a market order, undefined while there is none. */
  own: number | null | undefined;
  inYen: (price: number) => string;
  /** Called with the pressed price; null for a market order. */
  onPrice: (price: number | null) => void;
}

/** What would trade at each price. A pressed price becomes that of the reader's own order. */
export function AuctionTable({ table, chosen, own, inYen, onPrice }: AuctionTableProps) {
  const formats = useFormats();
  const t = useText('board');
  const choice = (price: number | null, label: string) => (
    <th scope="row">
      <Choice type="button" aria-pressed={price === own} onClick={() => onPrice(price)}>
        {label}
        {price === own && <Mark>{t('example.mine')}</Mark>}
      </Choice>
    </th>
  );
  return (
    <Table aria-label={t('example.table')}>
      <thead>
        <tr>
          <th scope="col">{t('example.sells')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('example.buys')}</th>
          <th scope="col">{t('auction.shares')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          {choice(null, t('market'))}
          <td />
          <td />
        </tr>
        {table.map(({ price, sells, buys, shares }) => (
          <Row key={price} $chosen={price === chosen}>
            <td>{formats.number(String(sells))}</td>
            {choice(price, inYen(price))}
            <td>{formats.number(String(buys))}</td>
            <td>
              <span>{formats.number(String(shares))}</span>
              {price === chosen && <Mark>{t('example.onePrice')}</Mark>}
            </td>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled(BoardTable)`
  th, td { text-align: right; }
  th:nth-child(2) { text-align: center; }
`;

const Row = styled.tr<{ $chosen: boolean }>`
  background: ${({ $chosen }) => color($chosen ? 'accentSoft' : 'surface')};
  font-weight: ${({ $chosen }) => ($chosen ? fontWeight.bold : fontWeight.regular)};
`;

const Choice = styled.button`
  width: 100%;
  min-height: ${units(touchTarget)};
  color: ${color('accent')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:active { background: ${color('sunken')}; }
`;

const Mark = styled.span`
  display: block;
  color: ${color('ink')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.bold};
`;
