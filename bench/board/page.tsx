import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Board as OrderBook } from '../../src/api/contract/board';
import { PageStyle } from '../../src/app/PageStyle';
import { createI18n } from '../../src/i18n/i18n';
import { Board } from '../../src/widgets/market/Board/Board';
import { orderBook } from '../../stories/fixtures/orderBook';
import { scroll } from '../scroll';
import { drawBareBoard } from './bareBoard';

/* An order book that changes: ours, or a bare table. `?drawn=ours|bare` */

let board: OrderBook = orderBook();
let changes = 0;
let redraw: (board: OrderBook) => void = () => {};

/** Changes the shares of one level. */
function change(count: number): void {
  for (let time = 0; time < count; time += 1) {
    changes += 1;
    const side = changes % 2 === 0 ? 'asks' : 'bids';
    const at = (changes * 7) % board[side].length;
    const shares = String(1_000 * (1 + ((changes * 13) % 40)));
    board = {
      ...board,
      [side]: board[side].map((level, rank) => (rank === at ? { ...level, shares } : level)),
    };
    redraw(board);
  }
}

function LiveBoard() {
  const shown = useSyncExternalStore(
    (changed) => {
      redraw = changed;
      return () => {};
    },
    () => board,
  );
  return <Board board={shown} tickSize="1" />;
}

const root = document.getElementById('root') as HTMLElement;
if (new URLSearchParams(window.location.search).get('drawn') === 'bare') redraw = drawBareBoard(root, board);
else {
  const i18n = await createI18n('jp', ['common', 'board', 'market', 'stock', 'trade']);
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <PageStyle />
      <LiveBoard />
    </I18nextProvider>,
  );
}
// Room to scroll.
document.body.style.minHeight = '1400px';
requestAnimationFrame(() => Object.assign(window, { bench: { change, scroll } }));
