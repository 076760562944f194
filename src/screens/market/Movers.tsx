import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useStockRanking } from '../../api/queries/stockRanking';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { useText } from '../../i18n/useText';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { JutaNote } from '../../widgets/JutaNote/JutaNote';
import { Load } from '../../widgets/Load/Load';
import { StockRowHeads } from '../../widgets/market/StockRow/StockRowHeads';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { stockHref } from '../hrefs';
import { LiveStockRow } from './LiveStockRow';
import { NoneRanked } from './NoneRanked';

const kinds = ['gainers', 'losers'] as const;

interface MoversProps {
  shown: number;
  /** Use for a link beside the choice, where no heading is above it. */
  more?: ReactNode;
}

/** The first stocks of those that rose or fell most today, with their courses. The rest is on the screen of the rankings. */
export function Movers({ shown, more }: MoversProps) {
  const t = useText('market');
  const [kind, setKind] = useState<(typeof kinds)[number]>('gainers');
  const ranking = useStockRanking(kind, null);
  return (
    <>
      <Choice>
        <SegmentedControl
          label={t('ranking.title')}
          hideLabel
          segments={kinds.map((value) => ({ value, label: t(`ranking.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        {more}
      </Choice>
      <Load from={ranking} skeleton={<StockRowsSkeleton count={shown} />}>
        {(stocks) =>
          stocks.length === 0 ? (
            <NoneRanked kind={kind} />
          ) : (
            <StockRows>
              <StockRowHeads />
              <Rows role="list" aria-label={t(`ranking.kinds.${kind}`)}>
                {stocks.slice(0, shown).map((stock) => (
                  <li key={stock.symbol}>
                    <LiveStockRow stock={stock} href={stockHref(stock.symbol)} />
                  </li>
                ))}
              </Rows>
              <JutaNote />
            </StockRows>
          )
        }
      </Load>
    </>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.m)};
  > :first-child { flex: 1 1 8lh; }
  padding: ${units(0, space.l, space.s)};
`;

const Rows = styled.ul`
  background: ${color('surface')};
`;
