import { useSearchParams } from 'react-router-dom';
import { type ChosenPeriod, periodKinds } from '../../domain/statements/statementPeriod';
import { oneOf } from '../oneOf';

/** The statements that can be made. */
export const statementKinds = ['fundRecords', 'results'] as const;
export type StatementKind = (typeof statementKinds)[number];

interface StatementChoice {
  statement: StatementKind;
  period: ChosenPeriod;
  /** Changes part of the choice in the address. */
  change: (next: Partial<ChosenPeriod> & { statement?: StatementKind }) => void;
}

/**
 * The statement and its period in the address: they survive reloads and can be linked. Without a
 * period it is a month.
 *
 * @param usual the month, `YYYY-MM`
 */
export function useStatementChoice(usual: string): StatementChoice {
  const [search, setSearch] = useSearchParams();
  const read = (name: string, pattern: RegExp, otherwise: string) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : otherwise;
  };
  const statement = oneOf(statementKinds, search.get('statement'));
  const period: ChosenPeriod = {
    kind: oneOf(periodKinds, search.get('period')),
    month: read('month', /^\d{4}-(0[1-9]|1[0-2])$/, usual),
    year: read('year', /^\d{4}$/, usual.slice(0, 4)),
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  };
  const change: StatementChoice['change'] = (next) => {
    const { kind, ...rest } = { statement, ...period, ...next };
    setSearch({ period: kind, ...rest }, { replace: true });
  };
  return { statement, period, change };
}
