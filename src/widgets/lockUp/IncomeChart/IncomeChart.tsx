'use client';
import { styled } from 'styled-components';
import type { LockUpIncome } from '../../../api/contract/lockUpRecord';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { asPercent } from '../../asPercent';
import { PlotScale } from '../../plotScale';

export interface IncomeChartProps {
  /** Daily income, oldest first. */
  days: readonly LockUpIncome[];
  /** The projected daily range as rates: a band behind the bars. */
  projected: { projectedLow: string; projectedHigh: string };
}

const width = 686;
const height = 280;

/** Daily income or loss against the projected band: shows how often it was missed, and by how much. */
export function IncomeChart({ days, projected }: IncomeChartProps) {
  const formats = useFormats();
  const t = useText('lockUp');
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const rates = days.map(({ rate }) => Number(rate));
  const [low, high] = [Number(projected.projectedLow), Number(projected.projectedHigh)];
  const top = Math.max(high, ...rates);
  const bottom = Math.min(0, ...rates);
  const y = (rate: number) => ((top - rate) / (top - bottom || 1)) * height;
  const step = width / days.length;
  const middle = days[Math.floor((days.length - 1) / 2)] ?? last;
  const written = ({ date }: { date: string }) => date.replaceAll('-', '/');
  const [from, to] = [written(first), written(last)];
  const band = t('products:range', {
    low: asPercent(projected.projectedLow, formats, 3),
    high: asPercent(projected.projectedHigh, formats, 3),
  });
  const percentOf = (rate: number) => asPercent(rate.toFixed(6), formats, 3);
  const marks = [top, 0, bottom]
    // A rate close to zero has no place beside it.
    .filter((rate) => rate === 0 || Math.abs(y(rate) - y(0)) > height / 12)
    .map((rate) => ({ text: percentOf(rate), percent: (y(rate) / height) * 100 }));
  const losses = rates.filter((rate) => rate < 0).length;
  const said = t('history.said', { from, to, losing: losses, days: days.length, band });
  return (
    <Figure>
      <Legend>
        <Swatch aria-hidden="true" />
        {t('history.band', { band })}
      </Legend>
      <PlotScale marks={marks} dates={[from, written(middle), to]}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
          <Band x={0} y={y(high)} width={width} height={y(low) - y(high)} />
          {rates.map((rate, index) => (
            <Bar
              // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their index
              key={index}
              $loss={rate < 0}
              x={index * step + step * 0.15}
              width={step * 0.7}
              y={y(Math.max(rate, 0))}
              height={Math.max(y(Math.min(rate, 0)) - y(Math.max(rate, 0)), 1)}
            />
          ))}
          <Zero x1={0} x2={width} y1={y(0)} y2={y(0)} />
        </svg>
      </PlotScale>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${units(space.xs)};
  svg { display: block; width: 100%; }
`;

const Legend = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Swatch = styled.span`
  width: ${units(space.l)};
  height: ${units(space.s)};
  flex: none;
  border-block: 1px solid ${color('accent')};
  background: ${color('accentSoft')};
`;

const Band = styled.rect`
  fill: ${color('accentSoft')};
  stroke: ${color('accent')};
  stroke-width: 1;
`;

const Bar = styled.rect<{ $loss: boolean }>`
  fill: ${({ $loss }) => color($loss ? 'priceDown' : 'priceUp')};
`;

const Zero = styled.line`
  stroke: ${color('outline')};
  stroke-width: 2;
`;
