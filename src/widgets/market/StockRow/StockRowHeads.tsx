'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { stockRowColumns } from './rowMeasures';
import type { StockRowProps } from './StockRow';
import { useTradedLabel } from './useTradedLabel';

export interface StockRowHeadsProps extends Pick<StockRowProps, 'traded' | 'changeForm'> {
  /** Use for what applies to the whole list, over the column of the names. */
  state?: ReactNode;
  /** Use for a button that stands for the head of the changes. */
  change?: ReactNode;
}

/** Names the figures of `StockRow`s in a list that is not sorted by them. Use inside `StockRows`, above the rows. */
export function StockRowHeads({
  traded = 'totalAmount',
  changeForm = 'percent',
  state,
  change,
}: StockRowHeadsProps) {
  const t = useText('market');
  const [first, other] =
    changeForm === 'percent'
      ? (['changePercent', 'change'] as const)
      : (['change', 'changePercent'] as const);
  return (
    <Heads>
      <div>{state}</div>
      <Figures>
        <span>{t('sort.keys.latestPrice')}</span>
        <Below>{useTradedLabel(traded)}</Below>
      </Figures>
      <Figures>
        {change ?? <span>{t(`sort.keys.${first}`)}</span>}
        <Below>{t(`sort.keys.${other}`)}</Below>
      </Figures>
    </Heads>
  );
}

const Heads = styled.div`
  display: grid;
  grid-template-columns: ${stockRowColumns};
  align-items: end;
  column-gap: ${units(space.s)};
  padding: ${units(space.xs, space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
  color: ${color('inkSecondary')};
  font-size: ${textSize('body')};
  line-height: ${lineHeight.tight};
  > :first-child > p { padding: 0; text-align: start; }
`;

const Figures = styled.div`
  display: grid;
  min-width: 0;
  justify-items: end;
  font-size: ${textSize('small')};
  text-align: right;
`;

const Below = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
`;
