import { KeyValue } from '../../components/KeyValue/KeyValue';
import type { BlockTradeCost } from '../../domain/blockTrade/blockTradeReasons';
import { subtract } from '../../domain/decimal';
import type { TradeRates } from '../../domain/trade/orderCost';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { closingItems } from '../../widgets/trade/closingItems';

interface BidCostProps {
  /** Undefined until price and lots are typed. */
  cost: BlockTradeCost | undefined;
  /** Available funds in yen. */
  available: string | undefined;
  /** Rates of the closing fees. */
  rates: TradeRates;
}

/** What a bid freezes, including the fee, what remains, and what closing the position costs. */
export function BidCost({ cost, available, rates }: BidCostProps) {
  const formats = useFormats();
  const t = useText('blockTrade');
  const left = cost && available !== undefined ? subtract(available, cost.total) : undefined;
  return (
    <KeyValue
      items={[
        { label: t('record.turnover'), value: formats.money(cost?.turnover) },
        { label: t('apply.fee'), value: formats.money(cost?.purchaseFee) },
        { label: t('apply.total'), value: formats.money(cost?.total), emphasised: true },
        { label: t('apply.available'), value: balanceFigure(available, formats) },
        { label: t('apply.left'), value: balanceFigure(left, formats) },
        ...closingItems(t, cost, rates, formats),
      ]}
    />
  );
}
