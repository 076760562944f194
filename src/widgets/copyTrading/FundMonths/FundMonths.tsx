'use client';
import { styled } from 'styled-components';
import type { FundMonth } from '../../../domain/copyTrading/copyTradeMonths';
import { negate } from '../../../domain/decimal';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { ProfitRate } from '../../trade/ProfitRate/ProfitRate';

export interface FundMonthsProps {
  /** Months, latest first. */
  months: readonly FundMonth[];
}

/** Monthly results with a mentor, with the deepest fall next to each, equally large (decision 15). */
export function FundMonths({ months }: FundMonthsProps) {
  const t = useText('copyTrading');
  if (months.length === 0) return null;
  return (
    <Scroller>
      <Months>
        <thead>
          <tr>
            <th scope="col">{t('months.month')}</th>
            <th scope="col">{t('months.result')}</th>
            <th scope="col">{t('months.fall')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, profit, drawdown }) => (
            <tr key={month}>
              <th scope="row">{month.replace('-', '/')}</th>
              <td>
                <ProfitRate rate={profit} />
              </td>
              <td>
                <ProfitRate rate={negate(drawdown)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Months>
    </Scroller>
  );
}

const Scroller = styled.div`
  container-type: inline-size;
`;

// With text this large, a row has no space for three columns: the month is above its figures.
const narrow = '@container (width < 12lh)';

// Rows are only read, so they need no touch-target height.
const Months = styled.table`
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: break-word;
  th, td { padding-block: ${units(space.s)}; font-weight: ${fontWeight.regular}; text-align: right; }
  th:first-child { text-align: left; }
  thead th { color: ${color('inkTertiary')}; font-size: ${textSize('caption')}; vertical-align: bottom; }
  tbody tr { border-top: 1px solid ${color('hairline')}; }
  ${narrow} {
    tr { display: flex; flex-wrap: wrap; justify-content: space-between; }
    th:first-child { flex-basis: 100%; padding-bottom: 0; }
    td { margin-left: auto; }
    td:nth-child(2) { margin-left: 0; }
  }
`;
