import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import type { CardFact } from '../../components/Card/CardFacts';
import { openingAction, typedLimitFill } from '../../domain/trade/limitFill';
import { priceTypeOf } from '../../domain/trade/orderConditions';
import type { OrderDraft } from '../../domain/trade/orderDraft';
import { costFollowsMarket } from '../../domain/trade/orderPrices';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import type { WorstCase } from '../../domain/trade/worstCase';
import { parseTyped } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { closingFeesItem } from '../../widgets/trade/closingItems';
import { OrderHeadline } from '../../widgets/trade/OrderHeadline/OrderHeadline';
import { purchaseFeeNote } from '../../widgets/trade/orderFeeNames';
import { toleranceText } from '../../widgets/trade/toleranceText';
import { WorstCaseNote } from '../../widgets/trade/WorstCaseNote/WorstCaseNote';
import type { MoneyConfirmation } from '../MoneyForm';

/** The confirmation of an order. The largest figure is what leaves the available balance. Undefined without a cost. */
export function useOrderConfirmation({
  stock,
  firstPriceMissing,
  draft,
  summary,
  rules,
  expected,
  worst,
  lock,
}: {
  stock: StockDetails;
  /** A new issue has no price of the market yet, so no limit has been reached. */
  firstPriceMissing: boolean;
  draft: OrderDraft;
  summary: OrderSummary | undefined;
  rules: TradeRules;
  /** Total to expect, in yen: the server's if it is higher. */
  expected: string | undefined;
  /** At that total. Undefined while a fee is unknown. */
  worst: WorstCase | undefined;
  /** From when the position can be closed. */
  lock: CardFact;
}): MoneyConfirmation | undefined {
  const formats = useFormats();
  const t = useText('trade');
  const language = useLanguage();
  if (!summary) return undefined;
  const { opening, closing, atWorst, worstFill, liquidationPrice } = summary;
  const { kind } = draft;
  const priceType = priceTypeOf(kind);
  const limit = priceType === 'limit' ? parseTyped(draft.limitPrice) : undefined;
  const stop = kind === 'stop' || kind === 'stopLimit' ? parseTyped(draft.stopPrice) : undefined;
  const hasStop = kind !== 'market' && kind !== 'limit';
  const headPrice = limit ?? stop ?? summary.price;
  const reference = firstPriceMissing ? undefined : stock.latestPrice;
  const fill = typedLimitFill(
    openingAction(draft.side),
    { priceType, limitPrice: draft.limitPrice },
    reference,
  );
  const bounded = !costFollowsMarket(draft, stock.latestPrice);
  const marketPrice = formats.price(stock.latestPrice, stock.tickSize);
  const tolerance = rules.priceTolerance;
  return {
    title: t('confirm.title'),
    headline: (
      <OrderHeadline
        stock={`${stock.name[language]} ${stock.code}`}
        side={draft.side}
        kind={kind}
        price={headPrice}
        tickSize={stock.tickSize}
        lots={summary.lots}
        shares={summary.shares}
        leverage={draft.leverage}
        note={fill?.atOnce ? t('confirm.atOnce', { price: marketPrice }) : undefined}
      />
    ),
    worst: worst && (
      <WorstCaseNote
        worst={worst}
        levels={{
          liquidation: liquidationPrice ?? (rules.maintenanceMarginRate == null ? 'unknown' : 'none'),
          price: summary.price,
          side: draft.side,
          loss: summary.loss,
          dailyLimit: draft.side === 'long' ? stock.limitDown : stock.limitUp,
        }}
        {...((!bounded || hasStop) && worstFill !== undefined && { acceptedUpTo: worstFill })}
        {...(!bounded && worstFill === undefined && { estimatedAt: stock.latestPrice })}
      />
    ),
    figure: {
      label: t(hasStop && atWorst ? 'cost.held' : 'cost.total'),
      value: formats.money(hasStop && atWorst ? atWorst.total : expected),
      unit: t('common:yen'),
      ...(hasStop &&
        atWorst && {
          note: t('confirm.heldForStop', {
            worst: formats.price(atWorst.price, stock.tickSize),
            price: formats.price(summary.price, stock.tickSize),
            amount: formats.money(expected),
          }),
        }),
      ...(!bounded && {
        note: atWorst
          ? t('confirm.estimateAtWorst', {
              price: marketPrice,
              worst: formats.price(atWorst.price, stock.tickSize),
              amount: formats.money(atWorst.total),
            })
          : t('confirm.estimate', { price: marketPrice }),
      }),
    },
    inSight: [{ ...lock, wide: true }],
    fold: {
      label: t('confirm.fold'),
      value: t('confirm.costs', { amount: formats.yen(summary.costs) }),
    },
    submitLabel: fill?.far ? t('confirm.submitFar') : t('confirm.submit'),
    facts: [
      {
        label: t('detail.order'),
        value: `${stock.name[language]} ${stock.code} ${t(`side.${draft.side}`)}`,
      },
      {
        label: t('order.priceType'),
        value: `${t(`kind.${kind}`)} ${formats.price(headPrice, stock.tickSize)}`,
        ...(kind === 'market' && {
          note: toleranceText(t, { price: stock.latestPrice, tickSize: stock.tickSize, tolerance }, formats),
        }),
      },
      ...(fill && reference ? [{ label: t('confirm.marketPrice'), value: marketPrice }] : []),
      {
        label: t('detail.quantity'),
        value: t('detail.quantityValue', {
          lots: formats.number(summary.lots),
          shares: formats.number(String(summary.shares)),
        }),
      },
      { label: t('order.leverage'), value: `${draft.leverage}×` },
      {
        label: t('cost.margin'),
        value: formats.money(opening.margin),
        ...(fill && { note: bounded ? t('confirm.most') : t('order.marketNote') }),
      },
      {
        label: t('cost.purchaseFee'),
        value: formats.money(opening.purchaseFee),
        note: purchaseFeeNote(t, draft.side),
      },
      closingFeesItem(t, closing.total, formats),
      { label: t('cost.breakEven'), value: formats.price(summary.breakEven) },
      ...(liquidationPrice === undefined
        ? []
        : [
            {
              label: t('cost.liquidationPrice'),
              value: formats.price(liquidationPrice),
              ...(fill?.atOnce && bounded && { note: t('confirm.liquidationAtLimit') }),
            },
          ]),
    ],
  };
}
