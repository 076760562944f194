'use client';
import { styled } from 'styled-components';
import type { Candle } from '../../../api/contract/candles';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color, fontWeight } from '../../../theme/tokens';
import { ChartToggle } from './ChartToggle';
import { averageColor } from './chartColors';
import { toAverage } from './chartData';

export interface AverageToggleProps {
  /** Number of bars in the average. */
  length: number;
  /** Bars, oldest first. */
  candles: readonly Candle[];
  /** Index of the bar whose average is shown. */
  shown: number;
  /** Decimals of the price's tick. */
  decimals: number;
  /** Whether the line is drawn. */
  on: boolean;
  /** Called with the new state. */
  onChange: (on: boolean) => void;
}

/** Toggles a moving average. Shows its value at a bar, in the colour of its line. */
export function AverageToggle({ length, candles, shown, decimals, on, onChange }: AverageToggleProps) {
  const formats = useFormats();
  const t = useText('stock');
  const value = toAverage(candles.slice(Math.max(0, shown - length + 1), shown + 1), length).at(-1);
  return (
    <ChartToggle on={on} onChange={onChange}>
      <Name $color={on ? color(averageColor(length)) : 'inherit'}>{t('chart.average', { length })}</Name>
      <Figure>{formats.chartPrice(value, decimals + 1)}</Figure>
    </ChartToggle>
  );
}

const Name = styled.span<{ $color: string }>`
  display: block;
  color: ${({ $color }) => $color};
`;

const Figure = styled.span`
  display: block;
  font-weight: ${fontWeight.regular};
`;
