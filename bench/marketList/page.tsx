import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { WindowVirtualizer } from 'virtua';
import type { ListedStock } from '../../src/api/contract/stocks';
import { updateQuotes } from '../../src/api/quotes/quotes';
import { PageStyle } from '../../src/app/PageStyle';
import { WindowedRows } from '../../src/components/WindowedRows/WindowedRows';
import { createI18n } from '../../src/i18n/i18n';
import { LiveStockRow } from '../../src/screens/market/LiveStockRow';
import { stockRowHeight } from '../../src/widgets/market/StockRow/rowMeasures';
import { StockRows } from '../../src/widgets/market/StockRow/StockRows';
import { scroll } from '../scroll';
import { drawBareList } from './bareList';

/*
 * Live rows of the market in a list of thousands: ours, that of virtua, or a bare one.
 * `?list=windowed|virtua|bare&rows=4000`
 */
const asked = new URLSearchParams(window.location.search);
const list = asked.get('list') ?? 'windowed';
const total = Number(asked.get('rows') ?? 4000);

const stocks = Array.from({ length: total }, (_, index): ListedStock => {
  const change = ((index * 13) % 400) - 200;
  const latestPrice = 500 + ((index * 37) % 9000);
  return {
    symbol: `${1000 + index}.E`,
    code: String(1000 + index),
    exchange: 'EAST',
    name: { en: `Sakura Works ${index}`, tw: `櫻花精機${index}`, jp: `桜精密機械${index}` },
    latestPrice: String(latestPrice),
    previousClose: String(latestPrice - change),
    change: String(change),
    changePercent: ((change * 100) / (latestPrice - change)).toFixed(2),
    quotedAt: 1,
    volume: String(index * 100),
    totalAmount: String(index * 100_000),
    trail: Array.from({ length: 24 }, (_, place) => String(latestPrice + ((index + place * 7) % 40) - 20)),
  };
});

let ticks = 0;
/** Updates lists that do not subscribe to quotes. */
let redraw = () => {};

/** Changes the quotes of a number of stocks, spread over the list. */
function change(count: number): void {
  const changed = Array.from({ length: count }, () => {
    ticks += 1;
    const place = (ticks * 7919) % total;
    const stock = stocks[place] as ListedStock;
    const latestPrice = String(Number(stock.latestPrice) + (ticks % 2 === 0 ? 1 : -1));
    const next = { ...stock, quotedAt: ticks + 1, latestPrice };
    stocks[place] = next;
    return next;
  });
  updateQuotes({ stocks: changed, asOf: Date.now() });
  redraw();
}

function draw(place: number) {
  const stock = stocks[place] as ListedStock;
  return <LiveStockRow stock={stock} href={`#/market/marketDetail?symbol=${stock.symbol}`} />;
}

const lists: Record<string, () => ReactNode> = {
  windowed: () => (
    <WindowedRows label="Stocks" total={total} rowHeight={stockRowHeight}>
      {draw}
    </WindowedRows>
  ),
  virtua: () => (
    <WindowVirtualizer data={stocks} itemSize={62}>
      {({ symbol }, place) => <div key={symbol}>{draw(place)}</div>}
    </WindowVirtualizer>
  ),
};

updateQuotes({ stocks, asOf: Date.now() });
const root = document.getElementById('root') as HTMLElement;
if (list === 'bare') ({ redraw } = drawBareList(root, stocks));
else {
  const i18n = await createI18n('jp', ['common', 'stock', 'market', 'watchlist', 'trade']);
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <PageStyle />
      <StockRows>{lists[list]?.()}</StockRows>
    </I18nextProvider>,
  );
}
requestAnimationFrame(() => Object.assign(window, { bench: { change, scroll } }));
