import { add, divide, isPositive } from '../decimal';

/** A result and the margin that it was made with, in yen. */
interface OnMargin {
  profitLoss: string;
  originalMargin: string;
  addedMargin?: string | undefined;
}

/** The result of a position as a fraction of its whole margin, four decimals: `"-0.12"`. Undefined without margin. */
export function resultOnMargin({
  profitLoss,
  originalMargin,
  addedMargin = '0',
}: OnMargin): string | undefined {
  const margin = add(originalMargin, addedMargin);
  return isPositive(margin) ? divide(profitLoss, margin, 4) : undefined;
}
