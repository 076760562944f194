import { useId, useState } from 'react';
import type { AllPages } from '../../api/queries/useAllPages';
import { serverNow } from '../../api/serverClock';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useToasts } from '../../components/Toast/useToasts';
import type { Days, PeriodProblem } from '../../domain/statements/statementPeriod';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { isWrapped } from '../../lib/isWrapped';
import { saveFile } from '../../lib/saveFile';
import { type PaperTable, paperPages } from '../../widgets/statements/StatementPaper/paperPages';
import { StatementPaper } from '../../widgets/statements/StatementPaper/StatementPaper';
import { ExportSheet } from '../fundRecords/ExportSheet';
import { dayText } from './dayText';
import { daysOrNone, headFacts, type StatementHead } from './statementHead';

/** What the actions of a statement know about its member and period. */
export interface StatementScope {
  /** The days of the statement, or why there are none. */
  period: Days | { problem: PeriodProblem };
  /** Account of the member. */
  account: string;
  /** Whether all of its data is simulated. */
  simulated: boolean;
}

interface StatementActionsProps<Item> extends StatementScope {
  /** Name of the statement. */
  title: string;
  /** How the name of a file begins. */
  file: string;
  /** Reads all items of the period. */
  source: AllPages<Item>;
  /** Items as a file. */
  csvOf: (items: readonly Item[], head: StatementHead) => string;
  /** Items as tables on paper. */
  tablesOf: (items: readonly Item[]) => PaperTable[];
}

type Form = 'csv' | 'pages';

/** What was read, and when. */
interface Read<Item> {
  items: readonly Item[];
  createdAt: number;
}

/** Saves a statement of a period as a file, or shows it as pages to print. Reads all of its items first. */
export function StatementActions<Item>(props: StatementActionsProps<Item>) {
  const { period, account, simulated, title, file, source, csvOf, tablesOf } = props;
  const t = useText('statements');
  const formats = useFormats();
  const toasts = useToasts();
  const [form, setForm] = useState<Form>('csv');
  const [shown, setShown] = useState<Read<Item>>();
  const problem = 'problem' in period ? period.problem : undefined;
  const days = daysOrNone(period);
  const { reading, read, goOn, cancel } = source;

  const headAt = (createdAt: number) => ({
    title,
    period: t('days', { from: dayText(days.from, formats), to: dayText(days.to, formats) }),
    account,
    createdAt,
    simulated,
  });
  const finish = async (as: Form, items: readonly Item[] | undefined) => {
    if (!items) return;
    const createdAt = serverNow();
    if (as === 'pages' || items.length === 0) return setShown({ items, createdAt });
    const name = `${file}-${days.from}_${days.to}.csv`;
    const saved = await saveFile(name, 'text/csv;charset=utf-8', csvOf(items, headAt(createdAt)));
    if (saved === 'saved') toasts.show(t('fundRecords:records.exported', { records: items.length }));
    if (saved === 'failed') toasts.show(t('fundRecords:records.exportFailed'), 'danger');
  };
  const begin = async (as: Form) => {
    setForm(as);
    await finish(as, await read());
  };
  const reasonId = useId();
  const blocked = problem === undefined ? {} : { blockedBy: reasonId };
  const tables = shown && tablesOf(shown.items);
  return (
    <>
      <Section>
        <Stack gap="s">
          {problem !== undefined && <Note id={reasonId}>{t(problem)}</Note>}
          <Button kind="quiet" fullWidth {...blocked} onClick={() => void begin('csv')}>
            {t('csv')}
          </Button>
          {isWrapped() ? (
            <Note>{t('cannotPrint')}</Note>
          ) : (
            <Button kind="quiet" fullWidth {...blocked} onClick={() => void begin('pages')}>
              {t('showPages')}
            </Button>
          )}
        </Stack>
      </Section>
      {shown?.items.length === 0 && <Empty drawing="records" title={t('none')} />}
      {shown && tables && shown.items.length > 0 && (
        <Section title={t('pages')}>
          <Stack gap="m">
            <Note role="status">{t('pageCount', { pages: paperPages(tables).length })}</Note>
            <Button fullWidth onClick={() => window.print()}>
              {t('print')}
            </Button>
            <StatementPaper
              title={title}
              facts={headFacts(t, formats, headAt(shown.createdAt))}
              tables={tables}
              {...(simulated && { mark: t('demo') })}
            />
          </Stack>
        </Section>
      )}
      <ExportSheet
        reading={reading}
        onRetry={() => void goOn().then((items) => finish(form, items))}
        onCancel={cancel}
      />
    </>
  );
}
