import type { Position } from '../../api/contract/position';
import { Section } from '../../components/Section/Section';
import type { TradeRates } from '../../domain/trade/orderCost';
import { positionResult } from '../../domain/trade/positionResult';
import { useText } from '../../i18n/useText';
import { ProfitCalculation } from '../../widgets/trade/ProfitCalculation/ProfitCalculation';

interface PositionCalculationProps {
  position: Position;
  /** Fee rates; undefined while unknown. */
  rates: TradeRates | undefined;
}

/** How a position's profit or loss is calculated. Renders nothing for an order that was never filled. */
export function PositionCalculation({ position, rates }: PositionCalculationProps) {
  const t = useText('trade');
  const { buyPrice, status } = position;
  if (buyPrice == null) return null;
  const closed = status === 'closed';
  return (
    <Section title={t('calculation.title')}>
      <ProfitCalculation
        calculation={positionResult({ ...position, buyPrice }, rates)}
        netLabel={closed ? t('calculation.realised') : t('calculation.ifClosed')}
        closed={closed}
      />
    </Section>
  );
}
