import { compare, divide, subtract } from '../decimal';

/** Whether the average day of the past stayed below what is projected for a day. */
export function isBelowProjection({
  average,
  projectedLow,
}: {
  average: string;
  projectedLow: string;
}): boolean {
  return compare(average, projectedLow) < 0;
}

/** The result of a course of 10,000 yen, as a fraction; undefined without a course. */
export function resultOfCourse(trail: readonly string[] | null | undefined): string | undefined {
  const [first, last] = [trail?.[0], trail?.at(-1)];
  if (first === undefined || last === undefined || trail?.length === 1) return undefined;
  return divide(subtract(last, first), first, 6);
}
