import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Stack } from '../../components/Stack/Stack';
import { type ConditionsDraft, pricesOf } from '../../domain/trade/conditionsDraft';
import { marketSideOf } from '../../domain/trade/orderConditions';
import type { OrderDraft } from '../../domain/trade/orderDraft';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import type { TermRules } from '../../domain/trade/orderTerms';
import { profitIfClosed } from '../../domain/trade/profitIfClosed';
import { parseTyped } from '../../domain/typedNumber';
import { TextsGate } from '../../i18n/TextsGate';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { conditionsText, termText } from '../../widgets/trade/conditionsText';

interface OrderConditionsNoteProps {
  draft: OrderDraft;
  stock: StockDetails;
  summary: OrderSummary | undefined;
  rules: TradeRules;
  terms: TermRules;
}

const texts = ['conditions'] as const;

/** What an order that waits does and until when, and the result of the closing that it places at its fill. */
export function OrderConditionsNote(props: OrderConditionsNoteProps) {
  return (
    <TextsGate namespaces={texts}>
      <Shown {...props} />
    </TextsGate>
  );
}

function Shown({ draft, stock, summary, rules, terms }: OrderConditionsNoteProps) {
  const formats = useFormats();
  const t = useText('conditions');
  const { side, exit } = draft;
  const latestPrice = summary?.price ?? stock.latestPrice;
  const sentences = (conditions: ConditionsDraft, act: 'open' | 'close', price: string) =>
    joinSentences([
      ...[
        conditionsText(t, conditions, { marketSide: marketSideOf(side, act), latestPrice: price }, formats),
      ].filter((text) => text !== undefined),
      termText(t, conditions, terms, formats),
    ]);
  return (
    <Stack gap="s">
      {draft.kind !== 'market' && <Note>{sentences(draft, 'open', stock.latestPrice)}</Note>}
      {exit && (
        <>
          <KeyValue
            items={exitResults(draft, summary, rules).map(({ of, price, net }) => ({
              label: t(`exit.${of}`, { price: formats.price(price) }),
              value: formats.signed(net),
            }))}
          />
          <Note>{joinSentences([t('exit.waits'), sentences(exit, 'close', latestPrice)])}</Note>
        </>
      )}
    </Stack>
  );
}

/** What each price of the exit brings after all fees, if the order is filled at the worst price that it accepts. */
function exitResults({ side, exit }: OrderDraft, summary: OrderSummary | undefined, rules: TradeRules) {
  if (!exit || !summary) return [];
  const { shares, opening } = summary;
  const buyPrice = summary.worstFill ?? summary.price;
  return (['limitPrice', 'stopPrice'] as const).flatMap((of) => {
    const prices = pricesOf(exit);
    // The worst price of a stop limit is its limit.
    const at = of === 'stopPrice' && prices.includes('stopLimitPrice') ? 'stopLimitPrice' : of;
    const price = prices.includes(of) ? parseTyped(exit[at]) : undefined;
    if (price === undefined) return [];
    const held = { side, buyPrice, shares, purchaseFee: opening.purchaseFee ?? '0' };
    return [{ of, price, net: profitIfClosed(held, price, rules).net }];
  });
}
