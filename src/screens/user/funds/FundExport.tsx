import FileDown from 'lucide-react/icons/file-down';
import type { FundRecord } from '../../../api/contract/fundRecords';
import { serverNow } from '../../../api/serverClock';
import { IconButton } from '../../../components/IconButton/IconButton';
import { useToasts } from '../../../components/Toast/useToasts';
import { formatDate } from '../../../format/dateTime';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { saveFile } from '../../../lib/saveFile';
import { fundRecordCsv } from './fundRecordCsv';

/** Saves the loaded records of the list as a spreadsheet file. */
export function FundExport({ records }: { records: readonly FundRecord[] }) {
  const t = useText('fundRecords');
  const language = useLanguage();
  const toasts = useToasts();
  const count = records.length;
  if (count === 0) return null;
  const save = async () => {
    const name = `${t('records.file')}-${formatDate(serverNow()).replaceAll('/', '')}.csv`;
    const saved = await saveFile(name, 'text/csv;charset=utf-8', fundRecordCsv(t, language, records));
    if (saved) toasts.show(t('records.exported', { records: count }));
  };
  return (
    <IconButton
      label={t('records.export', { records: count })}
      glyph={FileDown}
      onClick={() => void save()}
    />
  );
}
