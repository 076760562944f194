import type { StockDetails } from '../../api/contract/stocks';
import { useTradingSession } from '../../api/queries/market';
import { clockErrorMs } from '../../api/serverClock';
import { useServerNow } from '../../api/useServerNow';
import { quoteMaxAgeMs } from '../../domain/market/marketReasons';
import { windowNow } from '../../domain/timeWindow';
import { loadedData } from '../../lib/loadable';
import { QuoteAge } from '../../widgets/market/QuoteAge/QuoteAge';

/** The age of a stock's price. A component of its own, because it updates every second. */
export function StockQuoteAge({ stock }: { stock: Pick<StockDetails, 'quotedAt' | 'suspended'> }) {
  const session = loadedData(useTradingSession());
  const now = useServerNow();
  return (
    <QuoteAge
      quotedAt={stock.quotedAt}
      now={now + clockErrorMs()}
      maxAgeMs={session?.quoteMaxAgeMs ?? quoteMaxAgeMs}
      trading={session !== undefined && windowNow(session, now).open && !stock.suspended}
    />
  );
}
