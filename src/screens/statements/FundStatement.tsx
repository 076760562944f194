import { useAllFundRecords } from '../../api/queries/fundRecords';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { fundRecordCsv } from '../fundRecords/fundRecordCsv';
import { fundTables } from './fundTables';
import { StatementActions, type StatementScope } from './StatementActions';
import { daysOrNone } from './statementHead';

/** The fund records of a period. */
export function FundStatement(scope: StatementScope) {
  const t = useText('statements');
  const recordText = useText('fundRecords');
  const formats = useFormats();
  const language = useLanguage();
  return (
    <StatementActions
      {...scope}
      title={recordText('records.title')}
      file={recordText('records.file')}
      source={useAllFundRecords(daysOrNone(scope.period))}
      csvOf={(records, head) => fundRecordCsv(recordText, language, records, formats, head)}
      tablesOf={(records) => fundTables(t, language, formats, records)}
    />
  );
}
