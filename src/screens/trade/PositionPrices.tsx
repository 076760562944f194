import type { Position } from '../../api/contract/position';
import { Section } from '../../components/Section/Section';
import { breakEvenPrice } from '../../domain/trade/breakEvenPrice';
import type { TradeRates } from '../../domain/trade/orderCost';
import { resultAtLiquidation } from '../../domain/trade/resultAtLiquidation';
import { PositionGauge } from '../../widgets/trade/PositionGauge/PositionGauge';

interface PositionPricesProps {
  /** An open position. */
  position: Position;
  /** Fee rates; undefined while unknown. */
  rates: TradeRates | undefined;
}

/** The prices of an open position on one line, and what is lost at the liquidation price. */
export function PositionPrices({ position, rates }: PositionPricesProps) {
  const { side, buyPrice, latestPrice, liquidationPrice, quantity, purchaseFee } = position;
  if (buyPrice == null) return null;
  return (
    <Section>
      <PositionGauge
        buyPrice={buyPrice}
        latestPrice={latestPrice}
        liquidationPrice={liquidationPrice}
        breakEven={rates && breakEvenPrice({ side, buyPrice, shares: quantity, purchaseFee, rates })}
        resultAtLiquidation={resultAtLiquidation(position, rates)}
      />
    </Section>
  );
}
