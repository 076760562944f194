import { useLockUpRecord } from '../../../api/queries/lockUp';
import { SkeletonFigures } from '../../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../../components/TopBar/TopBar';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { myFundsHref } from '../../hrefs';
import { LoadPage } from '../../LoadPage';
import { Missing } from '../../Missing';
import { useBack } from '../../useBack';
import { LockUpExit } from './LockUpExit';

/** One of the member’s lock-ups: what it came to, its income day by day, and when the money comes back. */
export function LockUpRecord({ id }: { id: string }) {
  const t = useText('lockUp');
  const language = useLanguage();
  const record = useLockUpRecord(id);
  const back = useBack('/gdindex/gdList?tab=lockUp');
  const topBar = (
    <TopBar title={loadedData(record)?.productName[language] ?? t('record.title')} back={back} />
  );
  const notice = <Missing title={t('record.missing')} href={myFundsHref('lockUp')} all={t('record.all')} />;
  return (
    <LoadPage
      topBar={topBar}
      from={record}
      skeleton={<SkeletonFigures facts={7} />}
      missing={{ refusal: 'parameterError', notice }}
    >
      {(data) => <LockUpExit record={data} topBar={topBar} />}
    </LoadPage>
  );
}
