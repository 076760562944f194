import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResponseOf } from '../../api/contract/call';
import type { ipoDetail } from '../../api/contract/ipo';
import type { TradeRules } from '../../api/contract/trade';
import { useIpoIssue } from '../../api/queries/ipo';
import { useTradeRules } from '../../api/queries/trade';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinLoadables, loadedData } from '../../lib/loadable';
import { ipoListHref } from '../hrefs';
import { LoadPage } from '../LoadPage';
import { Missing } from '../Missing';
import { useServiceSheet } from '../support/useServiceSheet';
import { useBack } from '../useBack';
import { IpoApply } from './IpoApply';
import { IpoMine } from './IpoMine';

/** `/market/subscribeDetail?id=…`: one new issue, its application form, and the result. */
export function SubscribeDetail() {
  const t = useText('ipo');
  const language = useLanguage();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const detail = useIpoIssue(id);
  const ready = joinLoadables([detail, useTradeRules()]);
  const back = useBack('/market/subscribe');
  const known = loadedData(detail);
  const { serviceButton, serviceSheet } = useServiceSheet(known?.application?.orderNumber);
  const topBar = (
    <TopBar
      title={known?.issue.name[language] ?? t('detail.title')}
      back={back}
      trailing={known?.application && serviceButton}
    />
  );
  const notice = <Missing title={t('detail.missing')} href={ipoListHref} all={t('records.browse')} />;
  return (
    <>
      <LoadPage
        topBar={topBar}
        from={ready}
        skeleton={<SkeletonFigures facts={8} />}
        missing={{ refusal: 'noNewIssues', notice }}
      >
        {([issue, rates]) => <Detail key={id} {...issue} rates={rates} topBar={topBar} />}
      </LoadPage>
      {serviceSheet}
    </>
  );
}

type DetailProps = ResponseOf<typeof ipoDetail> & { rates: TradeRules; topBar: ReactElement };

/** Keeps the form it was opened with, so that the result appears where it was sent. */
function Detail({ application, rates, topBar, ...offer }: DetailProps) {
  const [mine] = useState(application != null);
  if (mine && application) {
    return <IpoMine {...offer} application={application} rates={rates} topBar={topBar} />;
  }
  return <IpoApply {...offer} rates={rates} topBar={topBar} />;
}
