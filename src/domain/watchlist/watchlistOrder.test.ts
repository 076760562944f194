import { expect, it } from 'vitest';
import { sortedSymbols, type WatchlistOrder } from './watchlistOrder';

const stocks: Record<string, Parameters<typeof row>> = {
  a: ['1003', 'Ume', '900', '9', '1'],
  b: ['1001', 'Matsu', '1000', '-10', '-1'],
  c: ['1002', 'Kiri', '82.5', '0.5', '0.61'],
  d: ['1004', 'Take', '900', '9', '1'],
};

function row(code: string, name: string, latestPrice: string, change: string, changePercent: string) {
  return { code, name, latestPrice, change, changePercent };
}

const own = ['a', 'gone', 'b', 'c', 'd'];
const known = (symbol: string) => (stocks[symbol] ? row(...stocks[symbol]) : null);
const order = (change: Partial<WatchlistOrder>): WatchlistOrder => ({
  sort: 'own',
  descending: false,
  changeForm: 'percent',
  compareNames: (one, other) => one.localeCompare(other),
  ...change,
});

it.each<[Partial<WatchlistOrder>, string]>([
  [{ sort: 'own' }, 'a gone b c d'],
  [{ sort: 'own', descending: true }, 'a gone b c d'],
  [{ sort: 'code' }, 'b c a d gone'],
  [{ sort: 'name' }, 'c b d a gone'],
  [{ sort: 'name', descending: true }, 'a d b c gone'],
  [{ sort: 'price' }, 'c a d b gone'],
  [{ sort: 'price', descending: true }, 'b a d c gone'],
  [{ sort: 'change', descending: true }, 'a d c b gone'],
  [{ sort: 'change', descending: true, changeForm: 'amount' }, 'a d c b gone'],
  [{ sort: 'change' }, 'b c a d gone'],
])('%j', (change, symbols) => {
  expect(sortedSymbols(own, known, order(change)).join(' ')).toBe(symbols);
});

it('changes are sorted by the form that is shown', () => {
  const other = { x: row('1', 'x', '10', '1', '10'), y: row('2', 'y', '1000', '20', '2') };
  const of = (symbol: string) => other[symbol as keyof typeof other];
  const by = (changeForm: WatchlistOrder['changeForm']) =>
    sortedSymbols(['x', 'y'], of, order({ sort: 'change', changeForm, descending: true }));
  expect([by('percent'), by('amount')]).toEqual([
    ['x', 'y'],
    ['y', 'x'],
  ]);
});
