import type { ChartIndicator } from '../../../domain/market/marketVocabulary';
import type { ColorName } from '../../../theme/tokens';

/** The usual settings of the indicators, in bars. */
export const indicatorSettings = {
  bollinger: { bars: 20, deviations: 2 },
  ichimoku: { conversion: 9, base: 26, spanB: 52 },
  rsi: { bars: 14 },
  macd: { short: 12, long: 26, signal: 9 },
} as const;

/** A line of an indicator, in the order of its figures. */
export type IndicatorPart =
  | 'vwap'
  | 'upper'
  | 'middle'
  | 'lower'
  | 'conversion'
  | 'base'
  | 'spanA'
  | 'spanB'
  | 'lagging'
  | 'rsi'
  | 'macd'
  | 'signal';

/** A calculated line of an indicator. */
export interface IndicatorLine {
  indicator: ChartIndicator;
  part: IndicatorPart;
  /** At each bar: a price in yen, or for RSI from 0 to 100. Undefined without enough earlier bars. */
  values: readonly (number | undefined)[];
  /** Bars by which the line is moved to the right. */
  shift: number;
}

interface PartLook {
  ink: ColorName;
  /** Lengths of dashes and gaps in css px; empty for a whole line. */
  dash: readonly number[];
}

const dashes = [4, 3] as const;
const dots = [1, 3] as const;

/** How lines of indicators differ: by pattern, and by colours that are no price colours. */
export const partLooks: Record<IndicatorPart, PartLook> = {
  vwap: { ink: 'accent', dash: [] },
  upper: { ink: 'inkSecondary', dash: dashes },
  middle: { ink: 'inkSecondary', dash: dots },
  lower: { ink: 'inkSecondary', dash: dashes },
  conversion: { ink: 'averageShort', dash: dots },
  base: { ink: 'averageMiddle', dash: dots },
  spanA: { ink: 'averageLong', dash: [] },
  spanB: { ink: 'averageLong', dash: dashes },
  lagging: { ink: 'inkTertiary', dash: [] },
  rsi: { ink: 'averageLong', dash: [] },
  macd: { ink: 'averageShort', dash: [] },
  signal: { ink: 'averageMiddle', dash: dashes },
};

/** Indicators with a scale of their own, below the prices. */
export const isOscillator = (indicator: ChartIndicator): boolean =>
  indicator === 'rsi' || indicator === 'macd';
