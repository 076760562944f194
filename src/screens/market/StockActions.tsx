import type { StockDetails } from '../../api/contract/stocks';
import { useAccount } from '../../api/queries/account';
import { useTradingSession } from '../../api/queries/market';
import { useServerTime } from '../../api/useServerTime';
import { accountReasons } from '../../domain/account/accountReasons';
import { marketReasons } from '../../domain/market/marketReasons';
import type { Reason } from '../../domain/reason';
import { windowNow } from '../../domain/timeWindow';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { firstReasonText } from '../../widgets/reasonText';
import { TradeButtons } from '../../widgets/trade/TradeButtons/TradeButtons';
import { orderHref } from '../hrefs';
import { ContactService } from '../support/ContactService';

/** Temporary reasons: an order can be prepared meanwhile, and the form states the same on its own button. */
const isTemporary = ({ kind }: Reason) => kind === 'sessionClosed' || kind === 'sessionEnded';

/**
 * The buttons to trade a stock. Blocked with the reason if the member or the stock can't trade.
 *
 * Outside sessions they still open the form, and state when orders are accepted.
 */
export function StockActions({ stock }: { stock: StockDetails }) {
  const formats = useFormats();
  const t = useText('trade');
  const account = loadedData(useAccount());
  const session = loadedData(useTradingSession());
  const market = useServerTime((now) => {
    const state = session ? windowNow(session, now) : { open: true as const };
    return marketReasons({
      priceType: 'limit',
      quote: stock,
      now,
      sessionOpen: state.open,
      opensAt: state.open ? undefined : state.opensAt,
      suspended: stock.suspended,
      listedOn: stock.listedOn,
    });
  });
  const accountBlocks = accountReasons(account?.restrictions ?? [], 'tradeBanned');
  const blocks = [...accountBlocks, ...market.filter((reason) => !isTemporary(reason))];
  return (
    <TradeButtons
      longHref={orderHref(stock.symbol, 'long')}
      shortHref={orderHref(stock.symbol, 'short')}
      blockedReason={firstReasonText(t, blocks, formats)}
      note={firstReasonText(t, market, formats)}
      contact={accountBlocks.length > 0 && <ContactService />}
    />
  );
}
