import type { Days, PeriodProblem } from '../../domain/statements/statementPeriod';
import type { Formats } from '../../i18n/formats';
import type { Translate } from '../../i18n/text';
import type { CsvCell } from '../../lib/csv';
import type { PaperFact } from '../../widgets/statements/StatementPaper/StatementPaper';

/** What a statement holds, and when it was made. */
export interface StatementHead {
  /** Name of the statement. */
  title: string;
  /** Its period in words. */
  period: string;
  /** Account of the member. */
  account: string;
  /** When it was made, epoch ms of the server. */
  createdAt: number;
  /** Whether all of its data is simulated. */
  simulated: boolean;
}

/** The days of a period; without days where it has none, so that nothing is read. */
export const daysOrNone = (period: Days | { problem: PeriodProblem }): Days =>
  'problem' in period ? { from: '', to: '' } : period;

/** What a statement holds, as the facts of its first page. */
export const headFacts = (t: Translate, formats: Formats, head: StatementHead): PaperFact[] => [
  { label: t('statements:account'), value: head.account },
  { label: t('statements:period'), value: head.period },
  { label: t('statements:created'), value: formats.dateTime(head.createdAt) },
  { label: t('statements:zone'), value: t('statements:japanTime') },
];

/**
 * The first line of a file: what it holds, and the version of its columns (`docs/statements.md`). It has as many cells as the
 * others, as RFC 4180 asks.
 */
export function headLine(
  t: Translate,
  formats: Formats,
  head: StatementHead,
  columns: { version: number; count: number },
): CsvCell[] {
  const cells: CsvCell[] = [
    head.title,
    t('statements:columns', { version: columns.version }),
    head.period,
    `${t('statements:account')} ${head.account}`,
    `${t('statements:created')} ${formats.dateTime(head.createdAt)}`,
    t('statements:japanTime'),
    head.simulated ? t('statements:demo') : '',
  ];
  return Array.from({ length: columns.count }, (_, place) => cells[place] ?? '');
}
