import { type ComponentProps, useState } from 'react';
import { at } from '../../../mocks/scenarios/clock';
import type { Candle } from '../../../src/api/contract/candles';
import type { ChartSettings } from '../../../src/domain/market/chartSettings';
import { CandleChart } from '../../../src/widgets/market/CandleChart/CandleChart';
import type { ChartLevel } from '../../../src/widgets/market/CandleChart/chartTypes';

/** Five-minute bars with every average, with overrides. */
export const chartSettings = (overrides: Partial<ChartSettings> = {}): ChartSettings => ({
  period: '5',
  averages: [5, 25, 75],
  line: false,
  limits: false,
  indicators: [],
  ...overrides,
});

/** A chart with working settings. */
export function StatefulCandleChart(args: ComponentProps<typeof CandleChart>) {
  const [chosen, setChosen] = useState(args.settings);
  const change = (next: ChartSettings) => {
    args.onSettingsChange(next);
    setChosen(next);
  };
  return <CandleChart {...args} settings={chosen} onSettingsChange={change} />;
}

export const risen: Candle = {
  openedAt: at('2026-11-20', '10:15'),
  open: '1240',
  high: '1255',
  low: '1238',
  close: '1250',
  volume: '1200',
};
/** The bar after it. */
export const fallen: Candle = {
  ...risen,
  openedAt: at('2026-11-20', '10:20'),
  high: '1263',
  low: '1218',
  close: '1231',
};

/** The day's limits and the previous close. */
export const levels: ChartLevel[] = [
  { kind: 'limit', price: '1520', title: 'Limit up' },
  { kind: 'limit', price: '920', title: 'Limit down' },
  { kind: 'previousClose', price: '1220', title: 'Previous close' },
];
