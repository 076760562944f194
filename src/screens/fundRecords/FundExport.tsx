import FileDown from 'lucide-react/icons/file-down';
import type { FundRecord } from '../../api/contract/fundRecords';
import { useAccount } from '../../api/queries/account';
import { useSiteConfig } from '../../api/queries/common';
import { useAllFundRecords } from '../../api/queries/fundRecords';
import { serverNow } from '../../api/serverClock';
import { IconButton } from '../../components/IconButton/IconButton';
import { useToasts } from '../../components/Toast/useToasts';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinLoadables, loadedData } from '../../lib/loadable';
import type { Pages } from '../../lib/pages';
import { saveFile } from '../../lib/saveFile';
import { ExportSheet } from './ExportSheet';
import { fundRecordCsv } from './fundRecordCsv';
import type { FundFilter } from './useFundFilter';

interface FundExportProps {
  filter: Pick<FundFilter, 'kind' | 'month'>;
  /** The part of the list that is loaded; undefined before the first page. */
  pages: Pages<FundRecord> | undefined;
}

/** Saves all records of a filter as a spreadsheet file. Loads those that the list has not loaded yet. */
export function FundExport({ filter, pages }: FundExportProps) {
  const formats = useFormats();
  const t = useText('fundRecords');
  const language = useLanguage();
  const toasts = useToasts();
  const { reading, read, goOn, cancel } = useAllFundRecords(filter);
  const known = loadedData(joinLoadables([useAccount(), useSiteConfig()]));
  if (!pages || pages.items.length === 0 || !known) return null;
  const [{ account }, { demo }] = known;

  const save = async (records: readonly FundRecord[] | undefined) => {
    if (!records) return;
    const name = `${t('records.file')}-${formats.date(serverNow()).replaceAll('/', '')}.csv`;
    const head = {
      title: t('records.title'),
      period: filter.month?.replace('-', '/') ?? t('records.allMonths'),
      account,
      createdAt: serverNow(),
      simulated: demo !== undefined,
    };
    const csv = fundRecordCsv(t, language, records, formats, head);
    const saved = await saveFile(name, 'text/csv;charset=utf-8', csv);
    if (saved === 'saved') toasts.show(t('records.exported', { records: records.length }));
    if (saved === 'failed') toasts.show(t('records.exportFailed'), 'danger');
  };
  const begin = async () => save(pages.next.step === 'end' ? pages.items : await read());
  return (
    <>
      <IconButton label={t('records.export')} glyph={FileDown} onClick={() => void begin()} />
      <ExportSheet reading={reading} onRetry={() => void goOn().then(save)} onCancel={cancel} />
    </>
  );
}
