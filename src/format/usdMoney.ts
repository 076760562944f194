import { formatMoney } from './money';
import { type Figure, writeFigure } from './writeFigure';

/** Kinds of instruments that are priced in US dollars (specification 9), spelt as the server does. */
const dollarKinds: ReadonlySet<string> = new Set(['usd', 'CRY', 'FX']);

/** Money in US style: `$1,234.56`, `−$1,234.56`. Rounds half up; what is no figure is `—`. */
export function formatUsdMoney(value: Figure): string {
  return writeFigure(value, { decimals: 2, prefix: '$' });
}

/** Money by the kind of its instrument: US style for `usd`, `CRY` and `FX`, the default format for all others. */
export function formatByKind(value: Figure, kind: string): string {
  return dollarKinds.has(kind) ? formatUsdMoney(value) : formatMoney(value);
}
