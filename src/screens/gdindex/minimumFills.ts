import type { QuickFill } from '../../components/Field/QuickFills';
import { multiply } from '../../domain/decimal';
import { formatPlainNumber } from '../../format/plainNumber';

/** Short cuts for an amount: the least that can be invested, and some of its multiples. Never all that there is. */
export function minimumFills(minimum: string): QuickFill[] {
  return ['1', '2', '5'].map((times) => {
    const value = multiply(minimum, times);
    return { value, label: formatPlainNumber(value) };
  });
}
