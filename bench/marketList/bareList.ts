import type { Stock } from '../../src/api/contract/stocks';

const rowHeight = 62;
const spare = 4;

/**
 * The floor: a window of recycled rows without React, styles or formats. A row is a box with a few texts, which is updated
 * when its stock or price changes.
 */
export function drawBareList(parent: HTMLElement, stocks: readonly Stock[]): { redraw: () => void } {
  const list = document.createElement('ul');
  list.style.cssText = `position:relative;margin:0;padding:0;list-style:none;height:${stocks.length * rowHeight}px`;
  const count = Math.min(stocks.length, Math.ceil(window.innerHeight / rowHeight) + spare);
  const rows = Array.from({ length: count }, () => {
    const row = document.createElement('li');
    row.style.cssText = `position:absolute;inset-inline:0;height:${rowHeight}px;contain:strict;display:grid;grid-template-columns:1fr auto auto`;
    for (let part = 0; part < 3; part += 1) row.append(document.createElement('span'));
    list.append(row);
    return row;
  });
  const drawn: (Stock | undefined)[] = rows.map(() => undefined);

  const redraw = () => {
    const first = Math.max(0, Math.min(Math.floor(window.scrollY / rowHeight) - 2, stocks.length - count));
    for (let place = first; place < first + count; place += 1) {
      const slot = place % count;
      const [row, stock] = [rows[slot], stocks[place]];
      if (!row || !stock || drawn[slot] === stock) continue;
      if (drawn[slot]?.symbol !== stock.symbol) row.style.top = `${place * rowHeight}px`;
      const texts = [`${stock.name.jp} ${stock.code}`, stock.latestPrice, stock.changePercent];
      texts.forEach((text, part) => {
        const cell = row.children[part];
        if (cell) cell.textContent = text;
      });
      drawn[slot] = stock;
    }
  };
  parent.append(list);
  window.addEventListener('scroll', redraw, { passive: true });
  redraw();
  return { redraw };
}
