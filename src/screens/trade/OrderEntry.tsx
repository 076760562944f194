import { type ReactNode, useCallback, useState } from 'react';
import { executedAnswer, isAskedAgain } from '../../api/contract/call';
import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { toConditions } from '../../domain/trade/conditionsDraft';
import { openingAction } from '../../domain/trade/limitFill';
import { expectedWorst } from '../../domain/trade/orderDifferences';
import type { OrderDraftAction } from '../../domain/trade/orderDraft';
import { costFollowsMarket } from '../../domain/trade/orderPrices';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { parseLots } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { asPercent } from '../../widgets/asPercent';
import { OrderBlockers } from '../../widgets/trade/OrderBlockers/OrderBlockers';
import { OrderTicket } from '../../widgets/trade/OrderTicket/OrderTicket';
import { PriceMoved } from '../../widgets/trade/PriceMoved/PriceMoved';
import { ServerCheck } from '../../widgets/trade/ServerCheck/ServerCheck';
import { WorstCaseNote } from '../../widgets/trade/WorstCaseNote/WorstCaseNote';
import { positionsHref } from '../hrefs';
import { LazyPart } from '../LazyPart';
import { askedAgain, MoneyForm } from '../MoneyForm';
import { useReviewedPrice } from '../useReviewedPrice';
import { OppositePosition } from './OppositePosition';
import { OrderCosts } from './OrderCosts';
import { OrderDone } from './OrderDone';
import { OrderFigures } from './OrderFigures';
import { OrderMarket } from './OrderMarket';
import { OrderPriceLine } from './OrderPriceLine';
import { useOrderConfirmation } from './useOrderConfirmation';
import { useOrderForm } from './useOrderForm';
import { useServerCheck } from './useServerCheck';

const conditions = lazyComponent(() => import('./OrderConditionsNote'), 'OrderConditionsNote');

interface OrderEntryProps {
  stock: StockDetails;
  rules: TradeRules;
  startSide: Side;
  /** Called when the member chooses the other side: the address names it. */
  onSide: (side: Side) => void;
  topBar: ReactNode;
}

/** The order screen: fill in the form, see the cost, confirm, see the result. */
export function OrderEntry({ stock: details, rules, startSide, onSide, topBar }: OrderEntryProps) {
  const formats = useFormats();
  const t = useText('trade');
  const form = useOrderForm(details, rules, startSide);
  const { draft, summary, reasons, stock, lock, firstPriceMissing } = form;
  const isEstimate = costFollowsMarket(draft, stock.latestPrice);
  const { latestPrice } = stock;
  const { side } = draft;
  const tolerance = rules.priceTolerance;
  const { reviewed, move, review, reviewAt } = useReviewedPrice({
    action: openingAction(draft.side),
    latestPrice,
    atMarket: isEstimate,
    tolerance,
  });
  // The price that the confirmation showed when the order was sent.
  const [sentAt, setSentAt] = useState<string>();
  const change = form.dispatch;
  const dispatch = useCallback(
    (action: OrderDraftAction) => {
      change(action);
      reviewAt(undefined);
      if (action.type === 'side') onSide(action.side);
    },
    [change, onSide, reviewAt],
  );
  const limitTo = useCallback(
    (price: string) => {
      const market = { marketSide: openingAction(side), latestPrice: price, limits: undefined };
      dispatch({ type: 'conditions', action: { type: 'kind', kind: 'limit', market } });
      dispatch({ type: 'conditions', action: { type: 'price', of: 'limitPrice', typed: price } });
    },
    [dispatch, side],
  );
  const request = {
    symbol: stock.symbol,
    side: draft.side,
    ...toConditions(draft, form.terms),
    leverage: draft.leverage,
    lots: parseLots(draft.lots) ?? '',
    exit: draft.exit && toConditions(draft.exit, form.terms),
  };
  const check = useServerCheck({ order: request, summary, rules, reviewing: reviewed !== undefined });
  const expected = check.state === 'checked' ? check.expected : summary?.opening.total;
  const isAsExpected =
    check.state === 'checking' ||
    (check.state === 'checked' && check.differences.length === 0 && check.waitsFor === undefined);
  const confirmation = useOrderConfirmation({
    stock,
    firstPriceMissing,
    draft,
    summary,
    rules,
    expected,
    worst: summary && expectedWorst(summary, expected),
    lock,
  });
  const send = async () => {
    setSentAt(latestPrice);
    const seen = draft.kind === 'market' && { seenPrice: latestPrice, tolerance };
    const outcome = await form.submit({ ...request, ...seen });
    if (outcome?.step !== 'done' || !isAskedAgain(outcome.result)) return undefined;
    reviewAt(latestPrice);
    return askedAgain;
  };

  return (
    <MoneyForm
      trade
      topBar={topBar}
      form={form}
      review={{
        label: draft.side === 'long' ? t('order.submitLong') : t('order.submitShort'),
        kind: draft.side === 'long' ? 'priceUp' : 'priceDown',
      }}
      figures={
        summary && <OrderFigures kind={draft.kind} summary={summary} available={form.available} lock={lock} />
      }
      onReview={review}
      ban="tradeBanned"
      confirmation={
        confirmation && {
          ...confirmation,
          ...(isAsExpected &&
            confirmation.fold && {
              fold: { ...confirmation.fold, note: <ServerCheck check={check} /> },
            }),
          ...(move?.tooFar && {
            blocked: t('moved.tooFar', { percent: asPercent(tolerance ?? '0', formats) }),
          }),
          children: (
            <>
              {form.terms && (draft.kind !== 'market' || draft.exit) && (
                <LazyPart
                  of={conditions}
                  props={{ draft, stock, summary, rules, terms: form.terms }}
                  height={96}
                />
              )}
              {!isAsExpected && <ServerCheck check={check} />}
              {move && <PriceMoved move={move} onAccept={review} />}
            </>
          ),
        }
      }
      onSend={send}
      done={(answer) => <OrderDone topBar={topBar} position={executedAnswer(answer)} confirmedAt={sentAt} />}
      checkHref={positionsHref}
      checks="positions"
    >
      <OrderMarket stock={stock} onLimit={limitTo} />
      {form.known && !form.isBlockStated && reasons.some(({ field }) => field === 'head') && (
        <Section>
          <OrderBlockers reasons={reasons} />
        </Section>
      )}
      {form.terms && draft.kind === 'market' && reasons.some(({ kind }) => kind === 'sessionClosed') && (
        <Section>
          <Note>{t('order.closedWaits')}</Note>
        </Section>
      )}
      <Section>
        <Stack>
          <OrderPriceLine form={form} rules={rules} />
          <OppositePosition symbol={stock.symbol} side={draft.side} />
          <OrderTicket
            draft={draft}
            dispatch={dispatch}
            reasons={reasons}
            stock={stock}
            firstPriceMissing={firstPriceMissing}
            leverages={rules.leverages}
            lotSize={rules.lotSize}
            affordable={form.affordable}
            available={form.available}
            terms={form.terms}
            exitReasons={form.exitReasons}
            expectedPrice={summary?.price}
          />
        </Stack>
      </Section>
      {summary && (
        <Section>
          <OrderCosts summary={summary} side={draft.side} rates={rules} available={form.available} />
        </Section>
      )}
      <Section>
        <KeyValue items={[lock]} />
      </Section>
      {summary?.worst && (
        <Section>
          <WorstCaseNote
            worst={summary.worst}
            {...(summary.atWorst && { acceptedUpTo: summary.atWorst.price })}
          />
        </Section>
      )}
    </MoneyForm>
  );
}
