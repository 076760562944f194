import type { Board } from '../../src/api/contract/board';

/** The floor: a table without React, styles or formats. A cell is updated when its figure changes. */
export function drawBareBoard(parent: HTMLElement, first: Board): (board: Board) => void {
  const table = document.createElement('table');
  table.style.cssText = 'width:100%;table-layout:fixed;font-size:14px';
  const rows = [...first.asks.toReversed(), ...first.bids].map(() => {
    const row = table.insertRow();
    row.style.height = '32px';
    return [row.insertCell(), row.insertCell(), row.insertCell()] as const;
  });
  parent.append(table);
  const redraw = ({ asks, bids }: Board) => {
    [...asks.toReversed(), ...bids].forEach(({ price, shares }, place) => {
      const cells = rows[place];
      if (!cells) return;
      const texts = place < asks.length ? [shares, price, ''] : ['', price, shares];
      texts.forEach((text, part) => {
        const cell = cells[part];
        if (cell && cell.textContent !== text) cell.textContent = text;
      });
    });
  };
  redraw(first);
  return redraw;
}
