import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { PageStyle } from '../../src/app/PageStyle';
import { AreaPlot } from '../../src/components/plots/AreaPlot/AreaPlot';
import { DonutPlot } from '../../src/components/plots/DonutPlot/DonutPlot';
import { Heatmap } from '../../src/components/plots/Heatmap/Heatmap';
import { LevelBar } from '../../src/components/plots/LevelBar/LevelBar';
import { MarkedLine } from '../../src/components/plots/MarkedLine/MarkedLine';
import { RingPlot } from '../../src/components/plots/RingPlot/RingPlot';
import { Sparkline } from '../../src/components/plots/Sparkline/Sparkline';
import { scroll } from '../scroll';
import { drawBarePlots } from './barePlots';
import { type Plotted, plotted } from './plotted';

/* Plots that change: ours, or the same shapes without React. `?drawn=ours|bare` */

let shown: Plotted = plotted(0);
let changes = 0;
let redraw: (shown: Plotted) => void = () => {};

/** Changes each plot. */
function change(count: number): void {
  changes += count;
  shown = plotted(changes);
  redraw(shown);
}

const keys = ['now', 'danger', 'even', 'own'] as const;

function LivePlots() {
  const { area, lines, shares, bars, marks, fields, done } = useSyncExternalStore(
    (changed) => {
      redraw = changed;
      return () => {};
    },
    () => shown,
  );
  return (
    <>
      <AreaPlot points={area} tone="accent" baseline={0} label="Total" />
      <DonutPlot
        parts={shares.map((share, place) => ({ label: `Part ${place}`, value: `${share} %`, share }))}
      />
      <Heatmap
        label="Sectors"
        fields={fields.map((value, key) => ({
          key: `${key}`,
          name: `Sector ${key}`,
          figure: `${value} %`,
          value,
        }))}
        full={3}
        chosen={null}
        onPress={() => {}}
      />
      <MarkedLine
        label="Prices"
        marks={marks.map((place, at) => ({
          id: `${at}`,
          label: `Mark ${at}`,
          value: `${place}`,
          place,
          kind: keys[at] ?? 'own',
        }))}
      />
      {['first', 'second', 'third'].map((key, place) => (
        <LevelBar key={key} percent={bars[place] ?? 0} />
      ))}
      <RingPlot label="Days" value={done} max={7} valueText={`${done} of 7`} />
      {['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map((key, place) => (
        <Sparkline key={key} points={lines[place] ?? []} tone="priceUp" size="row" />
      ))}
    </>
  );
}

const root = document.getElementById('root') as HTMLElement;
if (new URLSearchParams(window.location.search).get('drawn') === 'bare') redraw = drawBarePlots(root, shown);
else
  createRoot(root).render(
    <>
      <PageStyle />
      <LivePlots />
    </>,
  );
// Room to scroll.
document.body.style.minHeight = '2000px';
requestAnimationFrame(() => Object.assign(window, { bench: { change, scroll } }));
