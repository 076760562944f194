import { useCopyTradeRecord } from '../../../api/queries/copyTrading';
import { SkeletonFigures } from '../../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../../components/TopBar/TopBar';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { myFundsHref } from '../../hrefs';
import { LoadPage } from '../../LoadPage';
import { Missing } from '../../Missing';
import { useBack } from '../../useBack';
import { CopyTradeStop } from './CopyTradeStop';

/** One of the member's copy trades: what it came to, all that was traded for it, and its end. */
export function CopyTradeRecord({ id }: { id: string }) {
  const t = useText('copyTrading');
  const language = useLanguage();
  const record = useCopyTradeRecord(id);
  const back = useBack('/gdindex/gdList?tab=copyTrading');
  const topBar = (
    <TopBar title={loadedData(record)?.productName[language] ?? t('record.title')} back={back} />
  );
  const notice = (
    <Missing title={t('record.missing')} href={myFundsHref('copyTrading')} all={t('record.all')} />
  );
  return (
    <LoadPage
      topBar={topBar}
      from={record}
      skeleton={<SkeletonFigures facts={9} />}
      missing={{ refusal: 'parameterError', notice }}
    >
      {(data) => <CopyTradeStop record={data} topBar={topBar} />}
    </LoadPage>
  );
}
