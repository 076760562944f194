import type { Side } from './tradeVocabulary';

/** A position of one side of a stock. */
interface OneSide {
  symbol: string;
  side: Side;
}

/**
 * Puts the positions of a stock together where both sides of it are held, at the place of the first one. Every other position
 * is alone.
 */
export function bySharedStock<Position extends OneSide>(positions: readonly Position[]): Position[][] {
  const ofStock = new Map<string, Position[]>();
  for (const position of positions) {
    const held = ofStock.get(position.symbol);
    if (held) held.push(position);
    else ofStock.set(position.symbol, [position]);
  }
  return positions.flatMap((position) => {
    const held = ofStock.get(position.symbol) ?? [position];
    if (new Set(held.map(({ side }) => side)).size < 2) return [[position]];
    return held[0] === position ? [held] : [];
  });
}
