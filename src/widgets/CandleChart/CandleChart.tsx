import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Candle } from '../../api/contract/stocks';
import type { ChartPeriod } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { CandleTable } from './CandleTable';
import type { DrawnChart, PriceLine } from './drawChart';

export interface CandleChartProps {
  /** Oldest first; the last one may still grow. Prices in yen, volume in shares. */
  candles: Candle[];
  period: ChartPeriod;
  /** Decimals of the price's tick. */
  decimals: number;
  /** Lines across the chart, such as the daily limits. */
  lines?: PriceLine[];
}

const Frame = styled.figure`
  background: ${color('surface')};
`;

const Canvas = styled.div`
  height: ${rem(520)};
  touch-action: pan-y;
`;

const Note = styled.p`
  padding: ${rem(space.xl, space.l)};
  color: ${color('inkSecondary')};
`;

const readConvention = () => document.documentElement.dataset.upDown ?? '';

/** The price colours' convention: a canvas must be drawn again when it changes. */
function useConvention(): string {
  const [convention, setConvention] = useState(readConvention);
  useEffect(() => {
    const observer = new MutationObserver(() => setConvention(readConvention()));
    observer.observe(document.documentElement, { attributeFilter: ['data-up-down'] });
    return () => observer.disconnect();
  }, []);
  return convention;
}

/**
 * Candles and volume of one period, with a table as the accessible twin. A new bar or a grown one redraws in place;
 * another period starts at its newest bars.
 */
export function CandleChart({ candles, period, decimals, lines = [] }: CandleChartProps) {
  const t = useText('market');
  const canvas = useRef<HTMLDivElement>(null);
  const chart = useRef<DrawnChart | undefined>(undefined);
  const latest = useRef(candles);
  const convention = useConvention();
  const intraday = !['day', 'week', 'month'].includes(period);
  const lineKey = JSON.stringify(lines);
  const empty = candles.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another period or convention draws a chart afresh.
  useEffect(() => {
    let gone = false;
    const element = canvas.current;
    if (!element || empty) return;
    void import('./drawChart').then(({ drawChart }) => {
      if (gone) return;
      chart.current = drawChart(element, { decimals, intraday, lines: JSON.parse(lineKey) });
      chart.current.show(latest.current);
      chart.current.fit();
      element.dataset.drawn = period;
    });
    return () => {
      gone = true;
      chart.current?.remove();
      chart.current = undefined;
      delete element.dataset.drawn;
    };
  }, [period, convention, decimals, lineKey, intraday, empty]);

  useEffect(() => {
    latest.current = candles;
    chart.current?.show(candles);
  }, [candles]);

  if (empty) return <Note>{t('chart.empty')}</Note>;
  return (
    <Frame aria-label={t('chart.title')}>
      <Canvas ref={canvas} aria-hidden="true" data-testid="chart" />
      <CandleTable candles={candles} intraday={intraday} decimals={decimals} />
    </Frame>
  );
}
