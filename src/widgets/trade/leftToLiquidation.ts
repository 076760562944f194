import { compare, negate } from '../../domain/decimal';
import { distanceToLiquidation } from '../../domain/trade/liquidationDistance';
import type { Formats } from '../../i18n/formats';

/** Returns how far a price may still move until a liquidation, in percent with its direction: `−7.8%`, of a short order `+7.8%`. */
export function leftToLiquidation(price: string, liquidationPrice: string, formats: Formats): string {
  const percent = distanceToLiquidation(price, liquidationPrice);
  const falls = compare(liquidationPrice, price) < 0;
  return formats.signedPercent(falls ? negate(percent) : percent, { decimals: 1 });
}
