/** In what other circumstances a story that stands on the page is looked at. */
export interface Circumstance {
  /** In css px; the widths of `modes.ts`. */
  width: number;
  /** Times the usual size, as a phone's owner may choose it. */
  textSize?: number;
  /** Every text twice as long, as in German. */
  twiceAsLong?: boolean;
  /** The other convention for the colours of price movement. */
  otherUpDown?: boolean;
}

/** One width after the other: to change it costs most. */
export const circumstances = {
  '390 wide': { width: 390 },
  'with the other up/down colours': { width: 390, otherUpDown: true },
  'with text twice as long': { width: 390, twiceAsLong: true },
  'at 200 % text size': { width: 390, textSize: 2 },
  '320 wide': { width: 320 },
  '750 wide': { width: 750 },
} as const satisfies Record<string, Circumstance>;

/** What a story calls a circumstance. */
export type CircumstanceName = keyof typeof circumstances;

/**
 * What a story may say of itself: `parameters: { fits: { except: { 'at 200 % text size': 'why it need not' } } }`. A
 * reason is for whoever wonders; "it fails" is none.
 */
export interface FitParameters {
  except?: Partial<Record<CircumstanceName, string>>;
}
