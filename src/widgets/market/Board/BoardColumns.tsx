'use client';
import { styled } from 'styled-components';
import type { BoardLevel } from '../../../api/contract/board';
import { depthShares } from '../../../domain/market/depthShares';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import type { BoardLevelsProps } from './BoardLadder';
import { BoardTable } from './boardTable';
import { LevelPrice } from './LevelPrice';
import { LevelShares } from './LevelShares';
import { spokenBoard } from './spokenBoard';

/** Places of the prices of each side, the best first. A place stays while prices move. */
const ranks = [0, 1, 2, 3, 4];

/** The five best prices of each side beside each other: to buy on the left, to sell on the right. */
export function BoardColumns({ board, tickSize, onPrice }: BoardLevelsProps) {
  const formats = useFormats();
  const t = useText('board');
  const bids = board.bids.slice(0, ranks.length);
  const asks = board.asks.slice(0, ranks.length);
  const widths = depthShares([...bids, ...asks].map(({ shares }) => shares));
  const price = (level: BoardLevel | undefined) => (
    <td>
      {level && (
        <LevelPrice
          price={level.price}
          previousClose={board.previousClose}
          tickSize={tickSize}
          {...(onPrice && { onPrice })}
        />
      )}
    </td>
  );
  const shares = (level: BoardLevel | undefined, width: number | undefined, from: 'left' | 'right') => (
    <td>{level && <LevelShares level={level} width={width ?? 0} from={from} />}</td>
  );
  return (
    <Columns aria-label={spokenBoard(board, tickSize, t, formats)}>
      <thead>
        <tr>
          <th scope="col">{t('bids')}</th>
          <th scope="col">{t('bidPrice')}</th>
          <th scope="col">{t('askPrice')}</th>
          <th scope="col">{t('asks')}</th>
        </tr>
      </thead>
      <tbody>
        {ranks.slice(0, Math.max(bids.length, asks.length)).map((rank) => (
          <tr key={rank}>
            {shares(bids[rank], widths[rank], 'right')}
            {price(bids[rank])}
            {price(asks[rank])}
            {shares(asks[rank], widths[bids.length + rank], 'left')}
          </tr>
        ))}
      </tbody>
    </Columns>
  );
}

const Columns = styled(BoardTable)`
  th:nth-child(-n + 2), td:nth-child(-n + 2) { text-align: right; }
  th:nth-child(n + 3), td:nth-child(n + 3) { text-align: left; }
`;
