'use client';
import { useEffect, useMemo, useState } from 'react';
import type { Candle } from '../../../api/contract/candles';
import type { ChartIndicator } from '../../../domain/market/marketVocabulary';
import { withTimeout } from '../../../lib/moduleLoad';
import type { IndicatorLine } from './indicatorParts';

type Calculate = typeof import('./indicatorLines').indicatorLines;

const none: readonly IndicatorLine[] = [];

/** The lines of the chosen indicators, once their code is loaded. The same array while nothing changes. */
export function useIndicators(
  indicators: readonly ChartIndicator[],
  candles: readonly Candle[],
): readonly IndicatorLine[] {
  const [calculate, setCalculate] = useState<{ by: Calculate }>();
  // Rethrown while rendering, so that the error boundary of the surrounding part shows it.
  const [failure, setFailure] = useState<{ cause: unknown }>();
  if (failure) throw failure.cause;
  const wanted = indicators.length > 0;
  useEffect(() => {
    if (!wanted || calculate) return;
    let gone = false;
    withTimeout(import('./indicatorLines'))
      .then(({ indicatorLines }) => !gone && setCalculate({ by: indicatorLines }))
      .catch((cause: unknown) => !gone && setFailure({ cause }));
    return () => {
      gone = true;
    };
  }, [wanted, calculate]);
  return useMemo(
    () => (wanted && calculate ? indicators.flatMap((indicator) => calculate.by(indicator, candles)) : none),
    [wanted, calculate, indicators, candles],
  );
}
