import { useAllResults } from '../../api/queries/results';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { resultCsv } from './resultCsv';
import { resultTables } from './resultTables';
import { StatementActions, type StatementScope } from './StatementActions';
import { daysOrNone } from './statementHead';

/** The results of a period: what was gained and lost, by product and by stock, and each trade. */
export function ResultStatement(scope: StatementScope) {
  const t = useText('statements');
  const resultText = useText('results');
  const formats = useFormats();
  const language = useLanguage();
  return (
    <StatementActions
      {...scope}
      title={t('kinds.results')}
      file={t('resultFile')}
      source={useAllResults(daysOrNone(scope.period))}
      csvOf={(results, head) => resultCsv(resultText, language, results, formats, head)}
      tablesOf={(results) => resultTables(t, language, formats, results)}
    />
  );
}
