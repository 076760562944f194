import Big from 'big.js';
import { type Figure, type Notation, noFigure, toDecimal, writeFigure } from './writeFigure';

/** A unit of large numbers: its sign, as it follows the figure, and its size. */
export interface LargeUnit {
  sign: string;
  size: number;
}

/** The units of specification 9, the largest first. */
export const specifiedUnits: readonly LargeUnit[] = [
  { sign: ' juta', size: 1e6 },
  { sign: 'K', size: 1e3 },
];

/** What readers of a language are used to, the largest first. English ends at millions, in which turnovers are compared. */
export const localUnits = {
  en: [
    { sign: 'M', size: 1e6 },
    { sign: 'K', size: 1e3 },
  ],
  jp: [
    { sign: '兆', size: 1e12 },
    { sign: '億', size: 1e8 },
    { sign: '万', size: 1e4 },
  ],
  tw: [
    { sign: '兆', size: 1e12 },
    { sign: '億', size: 1e8 },
    { sign: '萬', size: 1e4 },
  ],
} as const satisfies Record<string, readonly LargeUnit[]>;

/**
 * A large number as a short label (specification 9): `1.5 juta` for millions, `12.35K` for thousands, at most two
 * decimals, rounded half up. There is no larger unit: a billion is `1,000 juta`. A figure that rounds up to one of a larger
 * unit is written in it: 999,999 is `1 juta`, never `1,000K`. An invalid figure is `—`.
 *
 * @param units other units than the specified ones, the largest first: `localUnits`
 */
export function formatLargeNumber(value: Figure, notation?: Notation, units = specifiedUnits): string {
  const exact = toDecimal(value);
  if (!exact) return noFigure;
  const unit = units.find(({ size }, index) => {
    const below = units[index + 1]?.size ?? 1;
    return inUnit(exact, below)
      .abs()
      .gte(size / below);
  });
  return writeFigure(inUnit(exact, unit?.size ?? 1), { ...(unit && { suffix: unit.sign }), ...notation });
}

const inUnit = (value: Big, size: number): Big => value.times(new Big(1).div(size)).round(2, Big.roundHalfUp);
