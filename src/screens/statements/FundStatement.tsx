import { useId, useState } from 'react';
import type { FundRecord } from '../../api/contract/fundRecords';
import { useAllFundRecords } from '../../api/queries/fundRecords';
import { serverNow } from '../../api/serverClock';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useToasts } from '../../components/Toast/useToasts';
import type { Days, PeriodProblem } from '../../domain/statements/statementPeriod';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { isWrapped } from '../../lib/isWrapped';
import { saveFile } from '../../lib/saveFile';
import { paperPages } from '../../widgets/statements/StatementPaper/paperPages';
import { StatementPaper } from '../../widgets/statements/StatementPaper/StatementPaper';
import { ExportSheet } from '../fundRecords/ExportSheet';
import { fundRecordCsv } from '../fundRecords/fundRecordCsv';
import { dayText } from './dayText';
import { fundTables } from './fundTables';
import { headFacts } from './statementHead';

interface FundStatementProps {
  /** The days of the statement, or why there are none. */
  period: Days | { problem: PeriodProblem };
  /** Account of the member. */
  account: string;
  /** Whether all of its data is simulated. */
  simulated: boolean;
}

type Form = 'csv' | 'pages';

/** What was read, and when. */
interface Read {
  records: readonly FundRecord[];
  createdAt: number;
}

/** Saves the fund records of a period as a file, or shows them as pages to print. Reads all of them first. */
export function FundStatement({ period, account, simulated }: FundStatementProps) {
  const t = useText('statements');
  const recordText = useText('fundRecords');
  const formats = useFormats();
  const language = useLanguage();
  const toasts = useToasts();
  const [form, setForm] = useState<Form>('csv');
  const [shown, setShown] = useState<Read>();
  const problem = 'problem' in period ? period.problem : undefined;
  const days = 'problem' in period ? { from: '', to: '' } : period;
  const { reading, read, goOn, cancel } = useAllFundRecords(days);

  const headAt = (createdAt: number) => ({
    title: recordText('records.title'),
    period: t('days', { from: dayText(days.from, formats), to: dayText(days.to, formats) }),
    account,
    createdAt,
    simulated,
  });
  const finish = async (as: Form, records: readonly FundRecord[] | undefined) => {
    if (!records) return;
    const createdAt = serverNow();
    if (as === 'pages' || records.length === 0) return setShown({ records, createdAt });
    const name = `${recordText('records.file')}-${days.from}_${days.to}.csv`;
    const csv = fundRecordCsv(recordText, language, records, formats, headAt(createdAt));
    const saved = await saveFile(name, 'text/csv;charset=utf-8', csv);
    if (saved === 'saved') toasts.show(recordText('records.exported', { records: records.length }));
    if (saved === 'failed') toasts.show(recordText('records.exportFailed'), 'danger');
  };
  const begin = async (as: Form) => {
    setForm(as);
    await finish(as, await read());
  };
  const reasonId = useId();
  const blocked = problem === undefined ? {} : { blockedBy: reasonId };
  const tables = shown && fundTables(t, language, formats, shown.records);
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
      {shown?.records.length === 0 && <Empty drawing="records" title={t('none')} />}
      {shown && tables && shown.records.length > 0 && (
        <Section title={t('pages')}>
          <Stack gap="m">
            <Note role="status">{t('pageCount', { pages: paperPages(tables).length })}</Note>
            <Button fullWidth onClick={() => window.print()}>
              {t('print')}
            </Button>
            <StatementPaper
              title={recordText('records.title')}
              facts={headFacts(t, formats, headAt(shown.createdAt))}
              tables={tables}
              {...(simulated && { mark: t('demo') })}
            />
          </Stack>
        </Section>
      )}
      <ExportSheet
        reading={reading}
        onRetry={() => void goOn().then((records) => finish(form, records))}
        onCancel={cancel}
      />
    </>
  );
}
