/** A condition under which the layout of a played story is checked. */
export interface Circumstance {
  /** In css px; the widths of `modes.ts`. */
  width: number;
  /** Factor, as set in the phone's accessibility settings. */
  textSize?: number;
  /** Doubles every text, to leave room for languages such as German. */
  twiceAsLong?: boolean;
  /** The other convention for the colours of price movement. */
  otherUpDown?: boolean;
}

/** Grouped by width, because resizing the page takes longest. */
export const circumstances = {
  '390 wide': { width: 390 },
  'with the other up/down colours': { width: 390, otherUpDown: true },
  'with text twice as long': { width: 390, twiceAsLong: true },
  'at 200 % text size': { width: 390, textSize: 2 },
  '320 wide': { width: 320 },
  '750 wide': { width: 750 },
} as const satisfies Record<string, Circumstance>;

/** Name that stories use in `parameters.fits`. */
export type CircumstanceName = keyof typeof circumstances;

/**
 * Exceptions of a story: `parameters: { fits: { except: { 'at 200 % text size': 'why it need not' } } }`. The reason
 * explains why the check does not apply; "it fails" is not a reason.
 */
export interface FitParameters {
  except?: Partial<Record<CircumstanceName, string>>;
}
