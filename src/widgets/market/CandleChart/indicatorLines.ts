import { BollingerBands, EMA, IchimokuCloud, MACD, RSI, VWAP } from 'trading-signals';
import type { Candle } from '../../../api/contract/candles';
import type { ChartIndicator } from '../../../domain/market/marketVocabulary';
import { exchangeDate } from '../../../domain/market/tradingSession';
import { type IndicatorLine, type IndicatorPart, indicatorSettings } from './indicatorParts';

/** A bar as numbers: lines are only drawn, and need no more precision. */
interface Bar {
  day: string;
  high: number;
  low: number;
  close: number;
  volume: number;
}

type Values = (number | undefined)[];
type Results = { [part in IndicatorPart]?: Values };

/**
 * The lines of an indicator over bars, oldest first. A bar without enough earlier ones has no value. VWAP starts again each day.
 *
 * Formulas are those of trading-signals; the cloud of Ichimoku lies 26 bars ahead, and its lagging line 26 bars back.
 */
export function indicatorLines(indicator: ChartIndicator, candles: readonly Candle[]): IndicatorLine[] {
  const bars = candles.map(toNumbers);
  return Object.entries(calculate[indicator](bars)).map(([part, values]) => ({
    indicator,
    part: part as IndicatorPart,
    values,
    shift: shifts[part as IndicatorPart] ?? 0,
  }));
}

const { bollinger, ichimoku, macd, rsi } = indicatorSettings;

const shifts: { [part in IndicatorPart]?: number } = {
  spanA: ichimoku.base,
  spanB: ichimoku.base,
  lagging: -ichimoku.base,
};

const calculate: Record<ChartIndicator, (bars: readonly Bar[]) => Results> = {
  vwap: (bars) => {
    let average = new VWAP();
    return {
      vwap: bars.map((bar, index) => {
        if (bar.day !== bars[index - 1]?.day) average = new VWAP();
        // A bar without a trade keeps the average.
        return average.add(bar) ?? average.getResult() ?? undefined;
      }),
    };
  },
  bollinger: (bars) => {
    const bands = new BollingerBands(bollinger.bars, bollinger.deviations);
    const results = bars.map(({ close }) => bands.add(close));
    return { upper: only(results, 'upper'), middle: only(results, 'middle'), lower: only(results, 'lower') };
  },
  ichimoku: (bars) => {
    const cloud = new IchimokuCloud({
      conversionInterval: ichimoku.conversion,
      baseInterval: ichimoku.base,
      spanBInterval: ichimoku.spanB,
    });
    const results = bars.map((bar) => cloud.add(bar));
    return {
      conversion: only(results, 'conversion'),
      base: only(results, 'base'),
      spanA: only(results, 'spanA'),
      spanB: only(results, 'spanB'),
      lagging: bars.map(({ close }) => close),
    };
  },
  rsi: (bars) => {
    const strength = new RSI(rsi.bars);
    return { rsi: bars.map(({ close }) => strength.add(close) ?? undefined) };
  },
  macd: (bars) => {
    const signal = new MACD(new EMA(macd.short), new EMA(macd.long), new EMA(macd.signal));
    const results = bars.map(({ close }) => signal.add(close));
    return { macd: only(results, 'macd'), signal: only(results, 'signal') };
  },
};

const only = <Key extends string>(results: readonly (Record<Key, number> | null)[], key: Key): Values =>
  results.map((result) => result?.[key]);

const toNumbers = ({ openedAt, high, low, close, volume }: Candle): Bar => ({
  day: exchangeDate(openedAt),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
});
