'use client';
import { styled } from 'styled-components';
import type { Board, BoardLevel } from '../../../api/contract/board';
import { isZero } from '../../../domain/decimal';
import { depthShares } from '../../../domain/market/depthShares';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color, fontWeight } from '../../../theme/tokens';
import { BoardTable } from './boardTable';
import { LevelPrice } from './LevelPrice';
import { LevelShares } from './LevelShares';
import { spokenBoard } from './spokenBoard';

export interface BoardLevelsProps {
  board: Board;
  tickSize: string;
  onPrice?: (price: string) => void;
}

/** The order book with the prices in the middle, the highest first: to sell on the left, to buy on the right. */
export function BoardLadder({ board, tickSize, onPrice }: BoardLevelsProps) {
  const formats = useFormats();
  const t = useText('board');
  const { asks, bids, over, under, marketAsks, marketBids, previousClose } = board;
  const widths = depthShares([...asks, ...bids].map(({ shares }) => shares));
  const choose = onPrice && { onPrice };
  const price = (level: BoardLevel) => (
    <th scope="row">
      <LevelPrice price={level.price} previousClose={previousClose} tickSize={tickSize} {...choose} />
    </th>
  );
  return (
    <Ladder aria-label={spokenBoard(board, tickSize, t, formats)}>
      <thead>
        <tr>
          <th scope="col">{t('asks')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('bids')}</th>
        </tr>
      </thead>
      <tbody>
        {!(isZero(marketAsks) && isZero(marketBids)) && (
          <tr>
            <td>{formats.number(marketAsks)}</td>
            <Name scope="row">{t('market')}</Name>
            <td>{formats.number(marketBids)}</td>
          </tr>
        )}
        <tr>
          <td>{formats.number(over)}</td>
          <Name scope="row">{t('over')}</Name>
          <td />
        </tr>
        {asks.toReversed().map((level, index) => (
          <tr key={level.price}>
            <td>
              <LevelShares level={level} width={widths[asks.length - 1 - index] ?? 0} from="right" />
            </td>
            {price(level)}
            <td />
          </tr>
        ))}
      </tbody>
      <Bids>
        {bids.map((level, index) => (
          <tr key={level.price}>
            <td />
            {price(level)}
            <td>
              <LevelShares level={level} width={widths[asks.length + index] ?? 0} from="left" />
            </td>
          </tr>
        ))}
        <tr>
          <td />
          <Name scope="row">{t('under')}</Name>
          <td>{formats.number(under)}</td>
        </tr>
      </Bids>
    </Ladder>
  );
}

const Ladder = styled(BoardTable)`
  th { text-align: center; }
  thead th:nth-child(2) { width: 27%; }
  td:first-child, th:first-child:not([scope='row']) { text-align: right; }
  td:last-child, th:last-child { text-align: left; }
`;

const Name = styled.th`
  color: ${color('inkSecondary')};
`;

// A strong line between the sides.
const Bids = styled.tbody`
  border-top: 2px solid ${color('outline')};
  font-weight: ${fontWeight.regular};
`;
