import { styled } from 'styled-components';
import type { Position } from '../../api/contract/position';
import { LevelBar } from '../../components/plots/LevelBar/LevelBar';
import { moneyBack, type Returned } from '../../domain/trade/moneyBack';
import type { TradeRates } from '../../domain/trade/orderCost';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

interface MoneyBackLinesProps {
  /** A position that was just opened. */
  position: Position;
  rates: TradeRates;
}

/**
 * What comes back of the amount paid: if the position were closed now, and at its liquidation. Each bar is as long as the part of
 * what was paid.
 */
export function MoneyBackLines({ position, rates }: MoneyBackLinesProps) {
  const formats = useFormats();
  const t = useText('position');
  const back = moneyBack(position, rates);
  if (!back) return null;
  const { now, atLiquidation } = back;
  const line = (label: string, { amount, percent }: Returned, tone: 'accent' | 'danger') => (
    <Part>
      <dt>{label}</dt>
      <dd>{formats.yen(amount)}</dd>
      <Bar>
        <LevelBar percent={percent} tone={tone} />
      </Bar>
    </Part>
  );
  return (
    <Parts>
      {line(t('back.now'), now, 'accent')}
      {atLiquidation &&
        line(
          t('back.atLiquidation', { price: formats.price(position.liquidationPrice) }),
          atLiquidation,
          'danger',
        )}
    </Parts>
  );
}

const Parts = styled.dl`
  display: grid;
  gap: ${units(space.s)};
`;

const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(4, space.s)};
  dt { color: ${color('inkSecondary')}; font-size: ${textSize('small')}; }
  dd { font-weight: ${fontWeight.bold}; }
`;

const Bar = styled.dd`
  flex: 0 0 100%;
`;
