import type { BlockTradeOffer } from '../../api/contract/blockTrade';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { discountToMarket } from '../../domain/blockTrade/blockTradeDiscount';
import type { BlockTradeCost } from '../../domain/blockTrade/blockTradeReasons';
import type { TradeRates } from '../../domain/trade/orderCost';
import { parseLots, parseTyped } from '../../domain/typedNumber';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { discountText } from '../../widgets/blockTrade/BlockTradeCard/discountText';
import { closingItems } from '../../widgets/trade/closingItems';
import type { MoneyConfirmation } from '../MoneyForm';

interface Bid {
  offer: BlockTradeOffer;
  language: Language;
  draft: { price: string; lots: string };
  cost: BlockTradeCost;
  /** Rates of the closing fees. */
  rates: TradeRates;
  /** From when the shares can be sold. */
  lock: KeyValueItem;
  /** The bid is far above the market: the button says so. */
  far: boolean | undefined;
}

/** Confirmation of a block bid. The largest figure is the amount frozen; the last is the lock-up. */
export function bidConfirmation(
  t: Text<'blockTrade'>,
  { offer, language, draft, cost, rates, lock, far }: Bid,
  formats: Formats,
): MoneyConfirmation {
  const price = parseTyped(draft.price) ?? '0';
  const discount = discountToMarket(price, offer.marketPrice);
  return {
    title: t('apply.confirm'),
    figure: { label: t('apply.total'), value: formats.money(cost.total), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${offer.name[language]} ${offer.code}` },
      {
        label: t('record.price'),
        value: formats.price(price),
        note: discountText(t, discount.amount, discount.percent, formats),
      },
      { label: t('trade:detail.latestPrice'), value: formats.price(offer.marketPrice) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formats.number(parseLots(draft.lots)),
          shares: formats.number(cost.shares),
        }),
      },
      { label: t('record.turnover'), value: formats.money(cost.turnover) },
      { label: t('apply.fee'), value: formats.money(cost.purchaseFee) },
      ...closingItems(t, cost, rates, formats),
      lock,
    ],
    children: t('apply.how'),
    submitLabel: far ? t('apply.submitFar') : t('apply.submit'),
  };
}
