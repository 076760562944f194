import { type AverageLength, averageLengths } from './movingAverage';
import { type ChartPeriod, chartPeriods } from './vocabulary';

/** How a member likes charts drawn; the same for every stock. */
export interface ChartSettings {
  period: ChartPeriod;
  /** Moving averages that are drawn, the shortest first. */
  averages: readonly AverageLength[];
  /** Whether the chart reaches as far as the day's price limits. */
  limits: boolean;
}

const defaults: ChartSettings = { period: '5', averages: [5, 25, 75], limits: false };

/** The settings that a device remembers, as written by `writeChartSettings`; what can't be read is as at first. */
export function readChartSettings(written: string | null): ChartSettings {
  const { period, averages, limits } = parse(written);
  return {
    period: chartPeriods.find((known) => known === period) ?? defaults.period,
    averages: Array.isArray(averages)
      ? averageLengths.filter((length) => averages.includes(length))
      : defaults.averages,
    limits: typeof limits === 'boolean' ? limits : defaults.limits,
  };
}

/** The settings as a text for the device. */
export function writeChartSettings(settings: ChartSettings): string {
  return JSON.stringify(settings);
}

function parse(written: string | null): Partial<Record<keyof ChartSettings, unknown>> {
  try {
    return JSON.parse(written ?? '{}') ?? {};
  } catch {
    return {};
  }
}
