import { compare, divide, isPositive, multiply, subtract } from './decimal';

/** Price change since the review, as a fraction, from which an order must be reviewed again. */
const reviewAgainFrom = '0.01';

/** Price change while an order was under review. Prices in yen. */
export interface PriceMove {
  from: string;
  to: string;
  /** `to − from` */
  by: string;
  /** Whether the order must be reviewed again before it is sent: the price has moved by 1 % or more. */
  tooFar: boolean;
}

/** The move from the price at which an order was reviewed; undefined when there is none, or nothing to compare. */
export function priceMove(reviewed: string | undefined, now: string | undefined): PriceMove | undefined {
  if (reviewed === undefined || now === undefined || compare(reviewed, now) === 0) return undefined;
  const by = subtract(now, reviewed);
  if (!isPositive(reviewed)) return { from: reviewed, to: now, by, tooFar: true };
  const part = divide(by, reviewed, 8);
  const size = compare(part, '0') < 0 ? multiply(part, '-1') : part;
  return { from: reviewed, to: now, by, tooFar: compare(size, reviewAgainFrom) >= 0 };
}
