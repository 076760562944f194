'use client';
import { styled } from 'styled-components';
import { KeyValue, type KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { Stack } from '../../../components/Stack/Stack';
import type { TradeRates } from '../../../domain/trade/orderCost';
import type { OrderSummary } from '../../../domain/trade/orderSummary';
import type { Side } from '../../../domain/trade/tradeVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color } from '../../../theme/tokens';
import { balanceFigure } from '../../account/hiddenBalances';
import { asPercent } from '../../asPercent';
import { purchaseFeeNote } from '../orderFeeNames';

export interface CostBreakdownProps {
  /** The calculated costs of the order. */
  summary: OrderSummary;
  /** Long or short. */
  side: Side;
  /** Fee rates, shown next to the fees. A fee without a rate is shown alone. */
  rates?: TradeRates;
  /** Available funds in yen; undefined while unknown. */
  available: string | undefined;
}

/**
 * All costs of an order in due order (decision 15): what it takes now, what closing takes, and its break-even price.
 * In yen.
 */
export function CostBreakdown({ summary, side, rates = {}, available }: CostBreakdownProps) {
  const formats = useFormats();
  const t = useText('trade');
  const { opening, closing } = summary;
  const fee = (
    kind: 'purchaseFee' | 'sellingFee' | 'stampDuty' | 'liquidationFee',
    amount: string | undefined,
  ): KeyValueItem => {
    const rate = rates[`${kind}Rate`];
    const label = t(`cost.${kind}`);
    return {
      label: rate == null ? label : `${label} ${asPercent(rate, formats)}`,
      value: formats.money(amount),
    };
  };
  const prices: KeyValueItem[] = [{ label: t('cost.breakEven'), value: formats.price(summary.breakEven) }];
  if (summary.liquidationPrice !== undefined) {
    prices.push({
      label: t('cost.liquidationPrice'),
      value: formats.price(summary.liquidationPrice),
      note: t('cost.liquidationNote'),
    });
  }
  return (
    <Stack gap="m">
      <KeyValue
        items={[
          { label: t('cost.turnover'), value: formats.money(opening.turnover) },
          { label: t('cost.margin'), value: formats.money(opening.margin) },
          { ...fee('purchaseFee', opening.purchaseFee), note: purchaseFeeNote(t, side) },
          { label: t('cost.total'), value: formats.money(opening.total), emphasised: true },
          { label: t('cost.available'), value: balanceFigure(available, formats) },
          { label: t('cost.after'), value: balanceFigure(summary.availableAfter, formats) },
        ]}
      />
      <div>
        <When>{t('cost.atClose')}</When>
        <KeyValue
          items={[
            fee('sellingFee', closing.sellingFee),
            fee('stampDuty', closing.stampDuty),
            { ...fee('liquidationFee', closing.liquidationFee), note: t('cost.liquidationFeeNote') },
            { label: t('cost.closingTotal'), value: formats.money(closing.total), emphasised: true },
          ]}
        />
      </div>
      <KeyValue items={prices} />
    </Stack>
  );
}

const When = styled.p`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
