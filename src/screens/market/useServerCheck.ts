import type { RequestOf } from '../../api/contract/call';
import type { OrderPreview, previewOrder, TradeRules } from '../../api/contract/trade';
import { useOrderPreview } from '../../api/queries/trade';
import { expectedTotal, orderDifferences } from '../../domain/orderDifferences';
import type { OrderSummary } from '../../domain/orderSummary';
import { useServerMessage } from '../../i18n/useServerMessage';
import { type Loadable, loadedData, type Refusal } from '../../lib/loadable';
import type { ServerCheckState } from '../../widgets/ServerCheck/ServerCheck';

interface Reviewed {
  order: RequestOf<typeof previewOrder>;
  summary: OrderSummary | undefined;
  rules: TradeRules;
  /** Whether it is looked at: the server is not asked before. */
  reviewing: boolean;
}

/** The server's own calculation of an order that is reviewed, compared with ours. It never blocks the order. */
export function useServerCheck({ order, summary, rules, reviewing }: Reviewed): ServerCheckState {
  const preview = useOrderPreview(order, reviewing && summary !== undefined);
  const refusal = refusalOf(preview);
  const reason = useServerMessage(refusal);
  if (refusal) return reason === undefined ? { state: 'checking' } : { state: 'refuses', reason };
  if (preview.state === 'failed') return { state: 'unavailable' };
  if (preview.state === 'loading' || !summary) return { state: 'checking' };
  const { side, leverage } = order;
  const terms = { side, leverage, shares: summary.shares, rates: rules };
  const differences = orderDifferences(preview.data, terms);
  const { price } = preview.data;
  return { state: 'checked', price, differences, expected: expectedTotal(summary, differences) };
}

/** Why the server would refuse the order now, or has refused to calculate it. */
function refusalOf(preview: Loadable<OrderPreview>): Refusal | undefined {
  if (preview.state === 'failed') return preview.failure.refusal;
  const key = loadedData(preview)?.refusals[0];
  return key && { key, text: '' };
}
