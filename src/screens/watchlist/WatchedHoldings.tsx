import type { Position } from '../../api/contract/position';
import { useTradeRules } from '../../api/queries/trade';
import { useQuote } from '../../api/quotes/quotes';
import { atPrice } from '../../domain/trade/atPrice';
import { TextsGate } from '../../i18n/TextsGate';
import { loadedData } from '../../lib/loadable';
import { StockHoldings } from '../../widgets/trade/StockHoldings/StockHoldings';
import { positionHref, positionsHref } from '../hrefs';

const texts = ['stock', 'trade'] as const;

/** The member's positions and orders of a watched stock, at its last price. */
export function WatchedHoldings({ symbol, positions }: { symbol: string; positions: readonly Position[] }) {
  const price = useQuote(symbol)?.latestPrice;
  const rates = loadedData(useTradeRules());
  return (
    <TextsGate namespaces={texts}>
      <StockHoldings
        holdings={positions.map((position) => atPrice(position, price, rates))}
        hrefOf={positionHref}
        allHref={positionsHref}
      />
    </TextsGate>
  );
}
