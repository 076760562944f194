import { add, divide, isPositive, multiply, subtract } from '../decimal';

/** Assets over time, in yen: `/user/AssetHistory`. */
export interface AssetsOverTime {
  /** The oldest first. */
  points: readonly { at: number; totalAssets: string; borrowed: string }[];
  /** Deposits, and withdrawals with a minus, since the first point. */
  movements: readonly { at: number; amount: string }[];
}

/** What a member gained or lost in a range of time. */
export interface AssetResult {
  /** In yen, with at most two decimals. */
  change: string;
  /** Of what was there at first and was deposited since; undefined if that is nothing. */
  percent: string | undefined;
  /** Deposits less withdrawals, in yen. They are no result. */
  moved: string;
}

/** What belongs to the member: the assets without the borrowed part. In yen. */
export const ownAssets = ({ totalAssets, borrowed }: { totalAssets: string; borrowed: string }): string =>
  subtract(totalAssets, borrowed);

/** The result of a range, without deposits, withdrawals and loans; undefined if it has no two points. */
export function assetResult({ points, movements }: AssetsOverTime): AssetResult | undefined {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return undefined;
  const from = ownAssets(first);
  const moved = add('0', ...movements.map(({ amount }) => amount));
  const change = subtract(subtract(ownAssets(last), from), moved);
  const base = add(from, ...movements.map(({ amount }) => amount).filter(isPositive));
  const percent = isPositive(base) ? divide(multiply(change, '100'), base, 2) : undefined;
  return { change, percent, moved };
}

/** Place of a moment between the points, for a plot with even distances: 1.5 is between the second and the third. */
export function placeOf(moment: number, points: AssetsOverTime['points']): number {
  const after = points.findIndex(({ at }) => at >= moment);
  const [from, to] = [points[after - 1], points[after]];
  if (!from || !to) return after === -1 ? points.length - 1 : 0;
  return after - 1 + (moment - from.at) / (to.at - from.at);
}
