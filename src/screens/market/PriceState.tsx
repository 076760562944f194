import { useTradingSession } from '../../api/queries/market';
import { useLateQuotes } from '../../api/quotes/useLateQuotes';
import { loadedData } from '../../lib/loadable';
import { OutdatedPrices } from '../../widgets/market/OutdatedPrices/OutdatedPrices';
import { SessionLine } from '../../widgets/market/SessionLine/SessionLine';

/** How reliable the prices on the screen are: outdated, or else whether the market is open. */
export function PriceState() {
  const session = loadedData(useTradingSession());
  const late = useLateQuotes();
  return (
    <div role="status" data-urgent={late !== undefined}>
      {late && <OutdatedPrices receivedAt={late.asOf} offline={late.offline} />}
      {!late && session && <SessionLine {...session} />}
    </div>
  );
}
