/** Opacity of the price colour in a field, from a small change to a large one. Text on it keeps its contrast. */
const heats = [0.12, 0.24, 0.36] as const;

/**
 * How strongly a field is coloured.
 *
 * @param value its change
 * @param full the change from which the colour is strongest
 */
export function heatOf(value: number, full: number): number {
  if (value === 0) return 0;
  const step = Math.floor((Math.abs(value) / full) * heats.length);
  return heats[Math.min(step, heats.length - 1)] as number;
}

/** Price colour of a field, by its direction. */
export type HeatTone = 'priceUp' | 'priceDown' | 'priceFlat';

/** The price colour of a change. */
export function toneOf(value: number): HeatTone {
  if (value === 0) return 'priceFlat';
  return value > 0 ? 'priceUp' : 'priceDown';
}
