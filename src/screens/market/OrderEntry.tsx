import { type ReactNode, useState } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { useOpenPosition } from '../../api/queries/trade';
import { Button } from '../../components/Button/Button';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { parseTyped } from '../../domain/typedNumber';
import type { Side } from '../../domain/vocabulary';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { CostBreakdown } from '../../widgets/CostBreakdown/CostBreakdown';
import { OrderConfirm } from '../../widgets/OrderConfirm/OrderConfirm';
import { OrderTicket } from '../../widgets/OrderTicket/OrderTicket';
import { Refusal } from '../../widgets/Refusal/Refusal';
import { ResultUnknown } from '../../widgets/ResultUnknown/ResultUnknown';
import { firstReasonText } from '../../widgets/reasonText';
import { StockPrice } from '../../widgets/StockPrice/StockPrice';
import { WorstCaseNote } from '../../widgets/WorstCaseNote/WorstCaseNote';
import { positionsHref } from '../hrefs';
import { OrderDone } from './OrderDone';
import { useOrderForm } from './useOrderForm';

interface OrderEntryProps {
  stock: StockDetails;
  rules: TradeRules;
  startSide: Side;
  topBar: ReactNode;
}

/** The order form on its screen: fill in, see the cost, confirm, and see what became of it. */
export function OrderEntry({ stock, rules, startSide, topBar }: OrderEntryProps) {
  const t = useText('trade');
  const language = useLanguage();
  const form = useOrderForm(stock, rules, startSide);
  const order = useOpenPosition();
  const [confirming, setConfirming] = useState(false);
  const { draft, summary, reasons } = form;
  const { state } = order;
  const blocked = form.known ? firstReasonText(t, reasons) : t('common:loading');

  if (state.step === 'done') return <OrderDone topBar={topBar} position={state.result} />;
  if (state.step === 'unknown') {
    return (
      <Page topBar={topBar}>
        <Section>
          <ResultUnknown reference={state.reference} checkHref={positionsHref} />
        </Section>
      </Page>
    );
  }

  const send = async () => {
    await order.submit({
      symbol: stock.symbol,
      side: draft.side,
      priceType: draft.priceType,
      limitPrice: draft.priceType === 'limit' ? (parseTyped(draft.limitPrice) ?? null) : null,
      leverage: draft.leverage,
      lots: parseTyped(draft.lots) ?? '',
    });
    setConfirming(false);
  };

  const review = (
    <Button
      fullWidth
      kind={draft.side === 'long' ? 'priceUp' : 'priceDown'}
      {...(blocked && { blockedReason: blocked })}
      onClick={() => setConfirming(true)}
    >
      {draft.side === 'long' ? t('order.submitLong') : t('order.submitShort')}
    </Button>
  );

  return (
    <Page topBar={topBar} actions={review}>
      <StockPrice stock={stock} />
      {state.step === 'ready' && state.refusal && (
        <Section>
          <Refusal message={state.refusal} />
        </Section>
      )}
      <Section>
        <OrderTicket
          draft={draft}
          dispatch={(action) => {
            order.edit();
            form.dispatch(action);
          }}
          reasons={reasons}
          stock={stock}
          leverages={rules.leverages}
          lotSize={rules.lotSize}
          affordable={form.affordable}
        />
      </Section>
      {summary && (
        <Section title={t('cost.title')}>
          <CostBreakdown summary={summary} available={form.available} />
        </Section>
      )}
      {summary?.worst && (
        <Section>
          <WorstCaseNote worst={summary.worst} />
        </Section>
      )}
      {summary && (
        <OrderConfirm
          open={confirming}
          onOpenChange={setConfirming}
          stock={`${stock.name[language]} ${stock.code}`}
          draft={draft}
          summary={summary}
          busy={state.step === 'sending'}
          blockedReason={blocked}
          onConfirm={() => void send()}
        />
      )}
    </Page>
  );
}
