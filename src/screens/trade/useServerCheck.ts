import type { RequestOf, ResponseOf } from '../../api/contract/call';
import type { previewOrder, TradeRules } from '../../api/contract/trade';
import { useOrderPreview } from '../../api/queries/trade';
import { orderKindOf } from '../../domain/trade/orderConditions';
import { expectedTotal, orderDifferences } from '../../domain/trade/orderDifferences';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import { useServerMessage } from '../../i18n/useServerMessage';
import type { Loadable, Refusal } from '../../lib/loadable';
import type { ServerCheckState } from '../../widgets/trade/ServerCheck/ServerCheck';

interface Reviewed {
  order: RequestOf<typeof previewOrder>;
  summary: OrderSummary | undefined;
  rules: TradeRules;
  /** Whether the order is being reviewed. The server is not asked before. */
  reviewing: boolean;
}

/** Compares the server's calculation of a reviewed order with ours. It never blocks the order. */
export function useServerCheck({ order, summary, rules, reviewing }: Reviewed): ServerCheckState {
  const preview = useOrderPreview(order, reviewing && summary !== undefined);
  const refusal = refusalIn(preview);
  const reason = useServerMessage(refusal);
  if (refusal) return reason === undefined ? { state: 'checking' } : { state: 'refuses', reason };
  if (preview.state === 'failed') return { state: 'unavailable' };
  if (preview.state === 'loading' || !summary) return { state: 'checking' };
  const { price, waits, sessionOpen } = preview.data;
  const { side, leverage } = order;
  const terms = { side, leverage, shares: summary.shares, rates: rules };
  const differences = orderDifferences(preview.data, terms);
  const waitsFor = waits && sessionOpen && orderKindOf(order) === 'market' ? price : undefined;
  return { state: 'checked', price, differences, expected: expectedTotal(summary, differences), waitsFor };
}

/** Why the server would refuse the order: it refused the calculation, or states a reason in it. */
function refusalIn(preview: Loadable<ResponseOf<typeof previewOrder>>): Refusal | undefined {
  if (preview.state === 'failed') return preview.failure.refusal;
  if (preview.state === 'loading') return undefined;
  const [key] = preview.data.refusals;
  return key && { key, text: '' };
}
