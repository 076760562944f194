import { useSearchParams } from 'react-router-dom';
import { type ChosenPeriod, periodKinds } from '../../domain/statements/statementPeriod';
import { oneOf } from '../oneOf';

/**
 * The period in the address, and a function to change part of it: it survives reloads and can be linked. Without one it is a
 * month.
 *
 * @param usual the month, `YYYY-MM`
 */
export function useStatementChoice(usual: string): [ChosenPeriod, (change: Partial<ChosenPeriod>) => void] {
  const [search, setSearch] = useSearchParams();
  const read = (name: string, pattern: RegExp, otherwise: string) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : otherwise;
  };
  const chosen: ChosenPeriod = {
    kind: oneOf(periodKinds, search.get('period')),
    month: read('month', /^\d{4}-(0[1-9]|1[0-2])$/, usual),
    year: read('year', /^\d{4}$/, usual.slice(0, 4)),
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  };
  const change = (next: Partial<ChosenPeriod>) => {
    const { kind, ...rest } = { ...chosen, ...next };
    setSearch({ period: kind, ...rest }, { replace: true });
  };
  return [chosen, change];
}
