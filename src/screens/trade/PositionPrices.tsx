import type { Position } from '../../api/contract/position';
import { Section } from '../../components/Section/Section';
import { breakEvenPrice } from '../../domain/trade/breakEvenPrice';
import type { TradeRates } from '../../domain/trade/orderCost';
import { PositionGauge } from '../../widgets/trade/PositionGauge/PositionGauge';

interface PositionPricesProps {
  /** An open position. */
  position: Position;
  /** Fee rates; undefined while unknown. */
  rates: TradeRates | undefined;
}

/** The prices of an open position on one line. */
export function PositionPrices({ position, rates }: PositionPricesProps) {
  const { side, buyPrice, latestPrice, liquidationPrice, quantity, purchaseFee } = position;
  if (buyPrice == null) return null;
  const breakEven = rates && breakEvenPrice({ side, buyPrice, shares: quantity, purchaseFee, rates });
  return (
    <Section>
      <PositionGauge
        buyPrice={buyPrice}
        latestPrice={latestPrice}
        liquidationPrice={liquidationPrice}
        breakEven={breakEven}
      />
    </Section>
  );
}
