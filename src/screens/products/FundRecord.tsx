import type { ReactElement } from 'react';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../components/TopBar/TopBar';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { type Loadable, loadedData } from '../../lib/loadable';
import { type FundTab, myFundsHref } from '../hrefs';
import { LoadPage } from '../LoadPage';
import { Missing } from '../Missing';
import { useBack } from '../useBack';

interface FundRecordProps<Data> {
  tab: FundTab;
  from: Loadable<Data>;
  /** Expected number of facts, for the skeleton. */
  facts: number;
  children: (record: Data, topBar: ReactElement) => ReactElement;
}

/** The screen of one of the member's investments, titled with its product. */
export function FundRecord<Data extends { productName: Record<Language, string> }>({
  tab,
  from,
  facts,
  children,
}: FundRecordProps<Data>) {
  const t = useText('products');
  const language = useLanguage();
  const back = useBack(`/gdindex/gdList?tab=${tab}`);
  const title = loadedData(from)?.productName[language] ?? t(`${tab}:record.title`);
  const topBar = <TopBar title={title} back={back} />;
  const notice = (
    <Missing title={t(`${tab}:record.missing`)} href={myFundsHref(tab)} all={t(`${tab}:record.all`)} />
  );
  return (
    <LoadPage
      topBar={topBar}
      from={from}
      skeleton={<SkeletonFigures facts={facts} />}
      missing={{ refusal: 'parameterError', notice }}
    >
      {(record) => children(record, topBar)}
    </LoadPage>
  );
}
