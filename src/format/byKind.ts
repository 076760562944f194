import { dollarSign } from './currencySigns';
import { type Figure, type Notation, writeFigure } from './writeFigure';

/** Kinds in US style (specification 9), in the server's spelling. */
const dollarKinds: ReadonlySet<string> = new Set(['usd', 'CRY', 'FX']);

export interface KindStyle {
  decimals?: number;
  /** Also writes a plus sign, for a change or a result. */
  plus?: boolean;
}

/**
 * Money by its kind (specification 9): US style for `usd`, `CRY` and `FX`, as `−$1,234.50`; the default format for all
 * others. Rounds half up; an invalid figure is `—`.
 */
export function formatByKind(
  value: Figure,
  kind: string,
  { decimals = 2, plus = false }: KindStyle = {},
  notation?: Notation,
): string {
  return writeFigure(value, { decimals, plus, prefix: dollarKinds.has(kind) ? dollarSign : '', ...notation });
}
