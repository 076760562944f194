import type { Meta } from '@storybook/react-vite';
import { widgetStatus } from '../../src/widgets/widgetStatus';

type Key = keyof typeof widgetStatus;

const isExported = (key: Key) => widgetStatus[key] !== 'internal';

/** It has types alone. */
const withoutComponent: readonly Key[] = ['CandleChart/chartTypes'];

/** The exported widgets and their parts. */
export const widgets = (Object.keys(widgetStatus) as Key[]).filter(
  (key) => isExported(key) && !withoutComponent.includes(key),
);

const stories = import.meta.glob<Meta>('../../stories/widgets/**/*.stories.tsx', {
  eager: true,
  import: 'default',
});

/** The args that all stories of a widget begin with. */
const storyArgs = (key: Key): object | undefined =>
  Object.values(stories).find(({ title = '' }) => title.split('/').slice(2).join('/') === key)?.args;

/** Widgets without args, and parts without stories of their own. */
const parts: Partial<Record<Key, object>> = {
  'AccountSummary/AccountSummarySkeleton': {},
  'BalanceBreakdown/Holds': { note: '注文中', holds: [{ kind: 'order', amount: '1000', count: 2 }] },
  'IndexStrip/IndexStripSkeleton': {},
  JutaNote: {},
  'StockRow/StockRowSkeleton': {},
  'StockRow/StockRows': { children: '銘柄' },
  'StockRow/StockRowsSkeleton': {},
};

/** Closed, because their code loads when they open. Their stories begin open. */
const sheets: readonly Key[] = ['AddMarginForm', 'CloseForm', 'ConfirmSheet'];

function sampleOf(key: Key): object | undefined {
  const props = parts[key] ?? storyArgs(key);
  return sheets.includes(key) ? { ...props, open: false } : props;
}

/** Props for each exported widget, by its key in `widgetStatus`. Undefined if there are none. */
export const widgetSamples = Object.fromEntries(widgets.map((key) => [key, sampleOf(key)] as const));

/** A list that a widget has to be in. */
export const widgetParents: Partial<Record<Key, Key>> = { StockRow: 'StockRow/StockRows' };
