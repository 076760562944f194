import type { RequestOf } from '../../api/contract/call';
import type { previewOrder, TradeRules } from '../../api/contract/trade';
import { useOrderPreview } from '../../api/queries/trade';
import { expectedTotal, orderDifferences } from '../../domain/orderDifferences';
import type { OrderSummary } from '../../domain/orderSummary';
import { serverMessageText } from '../../i18n/serverMessageText';
import { useText } from '../../i18n/useText';
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
  const t = useText('trade');
  const preview = useOrderPreview(order, reviewing && summary !== undefined);
  if (preview.state === 'failed') {
    const { refusal } = preview.failure;
    if (!refusal) return { state: 'unavailable' };
    return { state: 'refuses', reason: serverMessageText(t, refusal) };
  }
  if (preview.state === 'loading' || !summary) return { state: 'checking' };
  const { refusals, price } = preview.data;
  const [key] = refusals;
  if (key) return { state: 'refuses', reason: serverMessageText(t, { key, text: '' }) };
  const { side, leverage } = order;
  const terms = { side, leverage, shares: summary.shares, rates: rules };
  const differences = orderDifferences(preview.data, terms);
  return { state: 'checked', price, differences, expected: expectedTotal(summary, differences) };
}
