import type { QuickFill } from '../../components/Field/QuickFills';
import { multiply } from '../../domain/decimal';
import type { Formats } from '../../i18n/formats';

/** Shortcuts for an amount: the minimum and some multiples, never the whole balance. */
export function minimumFills(minimum: string, formats: Formats): QuickFill[] {
  return ['1', '2', '5'].map((times) => {
    const value = multiply(minimum, times);
    return { value, label: formats.number(value) };
  });
}
