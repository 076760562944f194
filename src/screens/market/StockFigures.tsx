import type { Position } from '../../api/contract/position';
import type { StockDetails } from '../../api/contract/stocks';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import type { Loadable } from '../../lib/loadable';
import { LoadFailed } from '../../widgets/Load/Load';
import { StockFacts } from '../../widgets/market/StockFacts/StockFacts';
import { StockTraits } from '../../widgets/market/StockFacts/StockTraits';
import { StockHoldings } from '../../widgets/trade/StockHoldings/StockHoldings';
import { positionHref, positionsHref } from '../hrefs';

interface StockFiguresProps {
  stock: StockDetails;
  holdings: Loadable<readonly Position[]>;
  /** The holdings at the live price. */
  held: readonly Position[];
}

/** Below the chart: the member's positions, the trading day in figures, and facts of the stock. */
export function StockFigures({ stock, holdings, held }: StockFiguresProps) {
  const t = useText('market');
  return (
    <>
      {holdings.state === 'failed' && (
        <Section title={t('stock:held.title')}>
          <LoadFailed {...holdings} />
        </Section>
      )}
      {held.length > 0 && (
        <Section title={t('stock:held.title')} bleed>
          <StockHoldings
            holdings={held}
            tickSize={stock.tickSize}
            hrefOf={positionHref}
            allHref={positionsHref}
          />
        </Section>
      )}
      <Section title={t('stock:facts.today')}>
        <StockFacts stock={stock} />
      </Section>
      <Section title={t('stock:facts.about')}>
        <StockTraits stock={stock} />
      </Section>
    </>
  );
}
