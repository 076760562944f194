'use client';
import { styled } from 'styled-components';
import type { BoardTrade } from '../../../api/contract/board';
import { formatClock } from '../../../format/dateTime';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { narrow } from './boardTable';

interface DayTradesProps {
  /** The latest first. */
  trades: readonly BoardTrade[];
  tickSize: string;
}

/** The latest trades of the day. Renders nothing before the first one. */
export function DayTrades({ trades, tickSize }: DayTradesProps) {
  const formats = useFormats();
  const t = useText('board');
  if (trades.length === 0) return null;
  return (
    <Trades>
      <caption>{t('trades.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trades.time')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('trades.shares')}</th>
          <th scope="col">{t('trades.cause')}</th>
        </tr>
      </thead>
      <tbody>
        {trades.map(({ at, price, shares, cause }) => (
          <tr key={`${at} ${price} ${shares}`}>
            <td>
              <time>{formatClock(at)}</time>
            </td>
            <td>{formats.price(price, tickSize)}</td>
            <td>{formats.number(shares)}</td>
            <td>{t(`trades.causes.${cause}`)}</td>
          </tr>
        ))}
      </tbody>
    </Trades>
  );
}

const Trades = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${textSize('small')};

  caption { padding-block: ${units(space.s)}; font-weight: ${fontWeight.bold}; text-align: left; }
  th, td { padding-block: ${units(space.xs)}; font-weight: ${fontWeight.regular}; text-align: right; }
  th:first-child, td:first-child { text-align: left; }
  thead th { color: ${color('inkSecondary')}; font-size: ${textSize('caption')}; }
  tbody tr { border-top: 1px solid ${color('hairline')}; }
  ${narrow} {
    tr { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${units(0, space.s)}; }
  }
`;
