import { type Figure, writeFigure } from './writeFigure';

/** Kinds that are written in US style (specification 9), spelt as the server does. */
const dollarKinds: ReadonlySet<string> = new Set(['usd', 'CRY', 'FX']);

interface KindStyle {
  decimals?: number;
  /** A change or a result: with a sign both ways. */
  plus?: boolean;
}

/**
 * Money by its kind (specification 9): US style for `usd`, `CRY` and `FX`, as `−$1,234.50`; the default format for all
 * others. Rounds half up; what is no figure is `—`.
 */
export function formatByKind(
  value: Figure,
  kind: string,
  { decimals = 2, plus = false }: KindStyle = {},
): string {
  return writeFigure(value, { decimals, plus, prefix: dollarKinds.has(kind) ? '$' : '' });
}
