'use client';
import { warningAt } from '../../../domain/trade/liquidationDistance';
import { LiquidationDistance } from '../LiquidationDistance/LiquidationDistance';
import { PriceLine } from '../PriceLine/PriceLine';
import { warningTone } from '../warningTone';

export interface PositionGaugeProps {
  /** Opening price of an open position, in yen. */
  buyPrice: string;
  /** Last price of the stock, in yen. */
  latestPrice: string;
  /** Price at which the exchange closes it, in yen; absent when it is never liquidated. */
  liquidationPrice?: string | null | undefined;
  /** Price at which a close recovers all fees, in yen; absent while it is unknown. */
  breakEven?: string | undefined;
  /** Use for a stop that waits to close it: its price of now, in yen (`pendingStop` of the domain). */
  stop?: string | undefined;
  /** Use where margin is typed: the liquidation price after it is added, in yen; null while no amount is valid. */
  liquidationAfter?: string | null | undefined;
}

/**
 * The prices that matter to an open position on one line: liquidation, stop, last price, entry and break-even. The distance to the
 * liquidation is filled, and said in yen and percent. A dashed mark shows where more margin would move the liquidation price.
 */
export function PositionGauge(props: PositionGaugeProps) {
  const { buyPrice, latestPrice, liquidationPrice, breakEven, stop, liquidationAfter } = props;
  const line = { now: latestPrice, entry: buyPrice, breakEven, stop, liquidationAfter };
  if (liquidationPrice == null) return <PriceLine {...line} />;
  const warning = warningAt({ buyPrice, liquidationPrice }, latestPrice);
  return (
    <LiquidationDistance
      buyPrice={buyPrice}
      liquidationPrice={liquidationPrice}
      latestPrice={latestPrice}
      drawing={
        <PriceLine
          {...line}
          liquidation={liquidationPrice}
          distanceTone={warning ? warningTone(warning) : 'accent'}
        />
      }
    />
  );
}
