import type { DayTradeRules } from '../../../api/contract/dayTrading';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Section } from '../../../components/Section/Section';
import type { DayTradeCost } from '../../../domain/dayTradeReasons';
import { closingCost } from '../../../domain/orderCost';
import { formatMoney } from '../../../format/money';
import { formatPrice } from '../../../format/price';
import { useText } from '../../../i18n/useText';

interface DayTradeCostsProps {
  /** Absent until the lots are typed. */
  cost: DayTradeCost | undefined;
  available: string | undefined;
  rules: DayTradeRules;
}

/** What is frozen, at the highest price it may be opened at, and the fees of closing; all four fees by name. */
export function DayTradeCosts({ cost, available, rules }: DayTradeCostsProps) {
  const t = useText('dayTrade');
  const trade = useText('trade');
  const closing = cost && closingCost({ price: cost.highestPrice, shares: cost.shares, rates: rules });
  return (
    <Section title={t('order.costs')}>
      <KeyValue
        items={[
          { label: t('highestPrice'), value: formatPrice(cost?.highestPrice), note: t('order.headroom') },
          { label: trade('cost.margin'), value: formatMoney(cost?.margin) },
          { label: trade('cost.purchaseFee'), value: formatMoney(cost?.purchaseFee) },
          { label: t('frozen'), value: formatMoney(cost?.total), emphasised: true },
          { label: t('order.available'), value: formatMoney(available) },
          { label: trade('cost.sellingFee'), value: formatMoney(closing?.sellingFee) },
          { label: trade('cost.stampDuty'), value: formatMoney(closing?.stampDuty) },
          { label: trade('cost.liquidationFee'), value: formatMoney(closing?.liquidationFee) },
        ]}
      />
    </Section>
  );
}
