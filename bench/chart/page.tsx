import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Candle } from '../../src/api/contract/candles';
import { PageStyle } from '../../src/app/PageStyle';
import { readChartSettings } from '../../src/domain/market/chartSettings';
import { createI18n } from '../../src/i18n/i18n';
import { CandleChart } from '../../src/widgets/market/CandleChart/CandleChart';
import { drawBareChart } from './bareChart';
import { candles } from './candles';

/*
 * A chart of thousands of bars: ours with everything around it, or the library alone.
 * `?chart=ours|bare`
 */
const chart = new URLSearchParams(window.location.search).get('chart') ?? 'ours';

function BareChart({ bars }: { bars: readonly Candle[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) drawBareChart(place.current, bars);
  }, [bars]);
  return <div ref={place} style={{ height: '270px' }} />;
}

const settings = readChartSettings(null);
const charts: Record<string, (bars: readonly Candle[]) => ReactNode> = {
  ours: (bars) => <CandleChart candles={bars} decimals={0} settings={settings} onSettingsChange={() => {}} />,
  bare: (bars) => <BareChart bars={bars} />,
};

/** Resolves once the last render is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('[data-drawn]')) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(undefined);
      return undefined;
    };
    requestAnimationFrame(look);
  });
}

const i18n = await createI18n('jp', ['common', 'stock', 'market', 'watchlist', 'trade']);
// The app loads this code in parallel with the bars.
await import('../../src/widgets/market/CandleChart/drawChart');
const root = createRoot(document.getElementById('root') as HTMLElement);
const around = (content: ReactNode) => (
  <I18nextProvider i18n={i18n}>
    <PageStyle />
    {content}
  </I18nextProvider>
);
root.render(around(null));

/** Draws a number of bars. @returns time until they are painted, in ms */
async function paint(count: number): Promise<number> {
  const bars = candles(count);
  const began = performance.now();
  root.render(around(charts[chart]?.(bars)));
  await painted();
  return performance.now() - began;
}

Object.assign(window, { bench: { paint } });
