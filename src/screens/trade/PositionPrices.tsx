import type { Position } from '../../api/contract/position';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { breakEvenPrice } from '../../domain/trade/breakEvenPrice';
import type { TradeRates } from '../../domain/trade/orderCost';
import { profitIfClosed } from '../../domain/trade/profitIfClosed';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { PositionGauge } from '../../widgets/trade/PositionGauge/PositionGauge';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';

interface PositionPricesProps {
  /** An open position. */
  position: Position;
  /** Fee rates; undefined while unknown. */
  rates: TradeRates | undefined;
}

/** The prices of an open position on one line, and what is lost at the liquidation price. */
export function PositionPrices({ position, rates }: PositionPricesProps) {
  const formats = useFormats();
  const t = useText('position');
  const { side, buyPrice, latestPrice, liquidationPrice, quantity, purchaseFee } = position;
  if (buyPrice == null) return null;
  const breakEven = rates && breakEvenPrice({ side, buyPrice, shares: quantity, purchaseFee, rates });
  const atLiquidation =
    liquidationPrice == null
      ? undefined
      : profitIfClosed({ side, buyPrice, shares: quantity, purchaseFee }, liquidationPrice, rates).net;
  return (
    <Section>
      <PositionGauge
        buyPrice={buyPrice}
        latestPrice={latestPrice}
        liquidationPrice={liquidationPrice}
        breakEven={breakEven}
      />
      {atLiquidation !== undefined && (
        <KeyValue
          items={[
            {
              label: t('risk.atLiquidation', { price: formats.price(liquidationPrice) }),
              value: <ProfitLoss amount={atLiquidation} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
