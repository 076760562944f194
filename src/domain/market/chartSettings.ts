import { type ChartIndicator, type ChartPeriod, chartIndicators, chartPeriods } from './marketVocabulary';
import { type AverageLength, averageLengths } from './movingAverage';

/** The chart settings of a member, the same for every stock. */
export interface ChartSettings {
  period: ChartPeriod;
  /** Moving averages that are shown, the shortest first. */
  averages: readonly AverageLength[];
  /** Whether closes are drawn as a line instead of candles. */
  line: boolean;
  /** Whether the price axis includes the price limits of the day. */
  limits: boolean;
  /** Indicators that are shown, in the order of `chartIndicators`. Absent: none, as in settings that were stored before. */
  indicators?: readonly ChartIndicator[] | undefined;
}

const defaults: ChartSettings = {
  period: '5',
  averages: [5, 25, 75],
  line: false,
  limits: false,
  indicators: [],
};

/** Reads the settings that `writeChartSettings` stored; an invalid value becomes the default. */
export function readChartSettings(written: string | null): ChartSettings {
  const { period, averages, line, limits, indicators } = parse(written);
  return {
    period: chartPeriods.find((known) => known === period) ?? defaults.period,
    averages: Array.isArray(averages)
      ? averageLengths.filter((length) => averages.includes(length))
      : defaults.averages,
    line: typeof line === 'boolean' ? line : defaults.line,
    limits: typeof limits === 'boolean' ? limits : defaults.limits,
    indicators: Array.isArray(indicators)
      ? chartIndicators.filter((indicator) => indicators.includes(indicator))
      : defaults.indicators,
  };
}

/** The settings as text to store on the device. */
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
