import type { DayTradeRules } from '../../api/contract/dayTrading';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import type { DayTradeCost } from '../../domain/dayTrading/dayTradeReasons';
import { closingCost } from '../../domain/trade/orderCost';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { useFormats } from '../../i18n/useFormats';
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
  const formats = useFormats();
  const t = useText('dayTrading');
  const trade = useText('trade');
  const closing = cost && closingCost({ price: cost.limitPrice, shares: cost.shares, rates: rules });
  const frozenNote = cost && t(`order.frozenNote.${side}`, { price: formats.price(cost.highestFillPrice) });
  const ifOpenedAt = t(`order.ifOpenedAt.${side}`);
  return (
    <Section title={t('order.costs')}>
      <KeyValue
        items={[
          {
            label: t(`limitPrice.${side}`),
            value: formats.price(cost?.limitPrice),
            note: t(`order.limitNote.${side}`),
          },
          { label: trade('cost.margin'), value: formats.money(cost?.margin) },
          {
            label: trade('cost.purchaseFee'),
            value: formats.money(cost?.purchaseFee),
            note: purchaseFeeNote(t, side),
          },
          {
            label: t('frozen'),
            value: formats.money(cost?.total),
            emphasised: true,
            ...(frozenNote && { note: frozenNote }),
          },
          { label: t('order.available'), value: balanceFigure(available, formats) },
          { label: trade('cost.sellingFee'), value: formats.money(closing?.sellingFee) },
          { label: trade('cost.stampDuty'), value: formats.money(closing?.stampDuty) },
          {
            label: trade('cost.liquidationFee'),
            value: formats.money(closing?.liquidationFee),
            note: trade('cost.liquidationFeeNote'),
          },
          { label: trade('cost.closingTotal'), value: formats.money(closing?.total), emphasised: true },
          { label: trade('cost.breakEven'), value: formats.price(cost?.breakEven), note: ifOpenedAt },
          // Without leverage there is none.
          ...(cost && cost.liquidationPrice === undefined
            ? []
            : [
                {
                  label: trade('cost.liquidationPrice'),
                  value: formats.price(cost?.liquidationPrice),
                  note: joinSentences([ifOpenedAt, trade('cost.liquidationNote')]),
                },
              ]),
        ]}
      />
    </Section>
  );
}
