import type { StockDetails } from '../../api/contract/stocks';
import { useAccount } from '../../api/queries/account';
import { useTradingSession } from '../../api/queries/stocks';
import { useServerNow } from '../../api/useServerNow';
import { accountReasons } from '../../domain/accountReasons';
import { marketReasons } from '../../domain/marketReasons';
import type { Reason } from '../../domain/reason';
import { windowNow } from '../../domain/timeWindow';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { firstReasonText } from '../../widgets/reasonText';
import { TradeButtons } from '../../widgets/TradeButtons/TradeButtons';
import { orderHref } from '../hrefs';
import { ContactService } from '../sheets/service/ContactService';

/** What passes by itself: an order can be prepared meanwhile, and its form says the same on its own button. */
const passes = ({ kind }: Reason) => kind === 'sessionClosed' || kind === 'sessionEnded';

/**
 * The ways to trade a stock. Who may not trade, and what can't be traded, finds them blocked with the reason; outside the
 * sessions they lead on, and say when orders are taken.
 */
export function StockActions({ stock }: { stock: StockDetails }) {
  const t = useText('trade');
  const account = loadedData(useAccount());
  const session = loadedData(useTradingSession());
  const now = useServerNow();
  const state = session ? windowNow(session, now) : { open: true as const };
  const market = marketReasons({
    priceType: 'limit',
    quote: stock,
    now,
    sessionOpen: state.open,
    opensAt: state.open ? undefined : state.opensAt,
    suspended: stock.suspended,
    listedOn: stock.listedOn,
  });
  const barred = accountReasons(account?.restrictions ?? [], 'tradeBanned');
  const barring = [...barred, ...market.filter((reason) => !passes(reason))];
  return (
    <TradeButtons
      longHref={orderHref(stock.symbol, 'long')}
      shortHref={orderHref(stock.symbol, 'short')}
      blockedReason={firstReasonText(t, barring)}
      note={firstReasonText(t, market)}
      contact={barred.length > 0 && <ContactService />}
    />
  );
}
