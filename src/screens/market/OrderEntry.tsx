import { type ReactNode, useCallback, useState } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { followsMarket } from '../../domain/limitFill';
import { expectedWorst } from '../../domain/orderDifferences';
import type { OrderDraftAction } from '../../domain/orderDraft';
import { priceMove } from '../../domain/priceMove';
import { parseTyped } from '../../domain/typedNumber';
import type { Side } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { CostBreakdown } from '../../widgets/CostBreakdown/CostBreakdown';
import { lockFact } from '../../widgets/lockFact';
import { OrderBlockers } from '../../widgets/OrderBlockers/OrderBlockers';
import { OrderTicket } from '../../widgets/OrderTicket/OrderTicket';
import { PriceMoved } from '../../widgets/PriceMoved/PriceMoved';
import { ServerCheck } from '../../widgets/ServerCheck/ServerCheck';
import { WorstCaseNote } from '../../widgets/WorstCaseNote/WorstCaseNote';
import { positionsHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { OppositePosition } from './OppositePosition';
import { OrderDone } from './OrderDone';
import { OrderMarket } from './OrderMarket';
import { useOrderConfirmation } from './useOrderConfirmation';
import { useOrderForm } from './useOrderForm';
import { useServerCheck } from './useServerCheck';

interface OrderEntryProps {
  stock: StockDetails;
  rules: TradeRules;
  startSide: Side;
  topBar: ReactNode;
}

/** The order screen: fill in the form, see the cost, confirm, see the result. */
export function OrderEntry({ stock: details, rules, startSide, topBar }: OrderEntryProps) {
  const t = useText('trade');
  const form = useOrderForm(details, rules, startSide);
  const { draft, summary, reasons, stock } = form;
  // The market price when the whole order was last reviewed.
  const [reviewed, setReviewed] = useState<string>();
  // The price that the confirmation showed when the order was sent.
  const [sentAt, setSentAt] = useState<string>();
  const change = form.dispatch;
  const dispatch = useCallback(
    (action: OrderDraftAction) => {
      change(action);
      setReviewed(undefined);
    },
    [change],
  );
  const isEstimate = followsMarket(draft, stock.latestPrice);
  const move = isEstimate ? priceMove(reviewed, stock.latestPrice) : undefined;
  const review = () => setReviewed(stock.latestPrice);
  const lock = lockFact(t, form.lock);
  const request = {
    symbol: stock.symbol,
    side: draft.side,
    priceType: draft.priceType,
    limitPrice: draft.priceType === 'limit' ? (parseTyped(draft.limitPrice) ?? null) : null,
    leverage: draft.leverage,
    lots: parseTyped(draft.lots) ?? '',
  };
  const check = useServerCheck({ order: request, summary, rules, reviewing: reviewed !== undefined });
  const expected = check.state === 'checked' ? check.expected : summary?.opening.total;
  const worst = summary && expectedWorst(summary, expected);
  const confirmation = useOrderConfirmation({ stock, draft, summary, expected, lock });

  return (
    <MoneyForm
      trade
      topBar={topBar}
      form={form}
      review={{
        label: draft.side === 'long' ? t('order.submitLong') : t('order.submitShort'),
        kind: draft.side === 'long' ? 'priceUp' : 'priceDown',
      }}
      onReview={review}
      ban="tradeBanned"
      confirmation={
        confirmation && {
          ...confirmation,
          ...(move?.tooFar && { blocked: t('moved.tooFar') }),
          worst: worst && (
            <WorstCaseNote worst={worst} {...(isEstimate && { estimatedAt: stock.latestPrice })} />
          ),
          children: (
            <>
              <ServerCheck check={check} />
              {move && <PriceMoved move={move} onAccept={review} />}
            </>
          ),
        }
      }
      onSend={() => {
        setSentAt(stock.latestPrice);
        return form.submit(request);
      }}
      done={(position) => <OrderDone topBar={topBar} position={position} confirmedAt={sentAt} />}
      checkHref={positionsHref}
      checks="positions"
    >
      <OrderMarket stock={stock} />
      {form.known && reasons.some(({ field }) => field === 'head') && (
        <Section>
          <OrderBlockers reasons={reasons} />
        </Section>
      )}
      <Section>
        <OppositePosition symbol={stock.symbol} side={draft.side} />
        <OrderTicket
          draft={draft}
          dispatch={dispatch}
          reasons={reasons}
          stock={stock}
          leverages={rules.leverages}
          lotSize={rules.lotSize}
          affordable={form.affordable}
        />
        <KeyValue items={[lock]} />
      </Section>
      {summary && (
        <Section title={t('cost.title')}>
          <CostBreakdown summary={summary} side={draft.side} rates={rules} available={form.available} />
        </Section>
      )}
      {summary?.worst && (
        <Section>
          <WorstCaseNote worst={summary.worst} />
        </Section>
      )}
    </MoneyForm>
  );
}
