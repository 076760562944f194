import { useTradingSession } from '../api/queries/stocks';
import { useLateQuotes } from '../api/quotes/useLateQuotes';
import { loadedData } from '../lib/loadable';
import { OutdatedPrices } from '../widgets/OutdatedPrices/OutdatedPrices';
import { SessionLine } from '../widgets/SessionLine/SessionLine';

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
