import type { DayTradeRules } from '../../api/contract/dayTrading';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import type { DayTradeCost } from '../../domain/dayTrading/dayTradeReasons';
import { closingCost } from '../../domain/trade/orderCost';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { formatMoney } from '../../format/money';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { purchaseFeeNote } from '../../widgets/trade/orderFeeNames';

interface DayTradeCostsProps {
  /** Undefined until the lots are typed. */
  cost: DayTradeCost | undefined;
  side: Side;
  available: string | undefined;
  rules: DayTradeRules;
}

/** The frozen amount, the closing fees, all four fees by name, and the break-even price. */
export function DayTradeCosts({ cost, side, available, rules }: DayTradeCostsProps) {
  const t = useText('dayTrading');
  const trade = useText('trade');
  const closing = cost && closingCost({ price: cost.limitPrice, shares: cost.shares, rates: rules });
  const frozenNote = cost && t(`order.frozenNote.${side}`, { price: formatPrice(cost.highestFillPrice) });
  const ifOpenedAt = t(`order.ifOpenedAt.${side}`);
  return (
    <Section title={t('order.costs')}>
      <KeyValue
        items={[
          {
            label: t(`limitPrice.${side}`),
            value: formatPrice(cost?.limitPrice),
            note: t(`order.limitNote.${side}`),
          },
          { label: trade('cost.margin'), value: formatMoney(cost?.margin) },
          {
            label: trade('cost.purchaseFee'),
            value: formatMoney(cost?.purchaseFee),
            note: purchaseFeeNote(t, side),
          },
          {
            label: t('frozen'),
            value: formatMoney(cost?.total),
            emphasised: true,
            ...(frozenNote && { note: frozenNote }),
          },
          { label: t('order.available'), value: balanceFigure(available) },
          { label: trade('cost.sellingFee'), value: formatMoney(closing?.sellingFee) },
          { label: trade('cost.stampDuty'), value: formatMoney(closing?.stampDuty) },
          {
            label: trade('cost.liquidationFee'),
            value: formatMoney(closing?.liquidationFee),
            note: trade('cost.liquidationFeeNote'),
          },
          { label: trade('cost.closingTotal'), value: formatMoney(closing?.total), emphasised: true },
          { label: trade('cost.breakEven'), value: formatPrice(cost?.breakEven), note: ifOpenedAt },
          // Without leverage there is none.
          ...(cost && cost.liquidationPrice === undefined
            ? []
            : [
                {
                  label: trade('cost.liquidationPrice'),
                  value: formatPrice(cost?.liquidationPrice),
                  note: joinSentences([ifOpenedAt, trade('cost.liquidationNote')]),
                },
              ]),
        ]}
      />
    </Section>
  );
}
