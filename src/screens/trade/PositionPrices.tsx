import type { Position } from '../../api/contract/position';
import { CardFacts } from '../../components/Card/CardFacts';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { breakEvenPrice } from '../../domain/trade/breakEvenPrice';
import { lossFromHere } from '../../domain/trade/lossFromHere';
import type { TradeRates } from '../../domain/trade/orderCost';
import { pendingStop } from '../../domain/trade/pendingStop';
import { resultAtLiquidation } from '../../domain/trade/resultAtLiquidation';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { LossFromHere } from '../../widgets/trade/LossFromHere/LossFromHere';
import { PositionGauge } from '../../widgets/trade/PositionGauge/PositionGauge';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';

interface PositionPricesProps {
  /** An open position. */
  position: Position;
  /** Fee rates; undefined while unknown. */
  rates: TradeRates | undefined;
}

/** The prices of an open position on one line, what it can still lose from here, and its result at the liquidation price. */
export function PositionPrices({ position, rates }: PositionPricesProps) {
  const t = useText('trade');
  const formats = useFormats();
  const { side, buyPrice, latestPrice, liquidationPrice, quantity, purchaseFee } = position;
  if (buyPrice == null) return null;
  const loss = lossFromHere(position, rates);
  const there = resultAtLiquidation(position, rates);
  return (
    <Section>
      <Stack gap="s">
        <PositionGauge
          buyPrice={buyPrice}
          latestPrice={latestPrice}
          liquidationPrice={liquidationPrice}
          stop={pendingStop(position)}
          breakEven={rates && breakEvenPrice({ side, buyPrice, shares: quantity, purchaseFee, rates })}
        />
        {loss && <LossFromHere loss={loss} liquidationPrice={liquidationPrice} />}
        {there !== undefined && (
          <CardFacts
            facts={[
              {
                label: t('risk.atLiquidation', { price: formats.price(liquidationPrice) }),
                value: <ProfitLoss amount={there} />,
                wide: true,
              },
            ]}
          />
        )}
      </Stack>
    </Section>
  );
}
