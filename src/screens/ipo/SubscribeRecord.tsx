import { useSearchParams } from 'react-router-dom';
import { useIpoRecords } from '../../api/queries/ipo';
import { toMinute, useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { ipoResults } from '../../domain/ipo/ipoVocabulary';
import { useText } from '../../i18n/useText';
import { IpoRecordCard } from '../../widgets/ipo/IpoRecordCard/IpoRecordCard';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { ipoHref, ipoListHref } from '../hrefs';
import { oneOf } from '../oneOf';
import { useServiceSheet } from '../support/useServiceSheet';
import { useBack } from '../useBack';

const skeleton = (
  <Section>
    <SkeletonCards columns={2} lines={2} />
  </Section>
);

const views = ['applications', 'lottery'] as const;
type View = (typeof views)[number];

/** Lottery records are the applications that were drawn. */
const drawn = ipoResults.filter((result) => result !== 'awaitingDraw');

/** `/market/subscribeRecord?view=…`: the member's applications for new issues, and lottery results. */
export function SubscribeRecord() {
  const t = useText('ipo');
  const [search, setSearch] = useSearchParams();
  const view = oneOf(views, search.get('view'));
  const back = useBack('/market/subscribe');
  const { serviceButton, serviceSheet } = useServiceSheet();
  return (
    <Page topBar={<TopBar title={t('records.title')} back={back} trailing={serviceButton} />}>
      <Tabs<View>
        label={t('records.views')}
        items={views.map((value) => ({ value, label: t(`records.${value}`) }))}
        value={view}
        onChange={(next) => setSearch({ view: next }, { replace: true })}
      >
        <Records view={view} />
      </Tabs>
      {serviceSheet}
    </Page>
  );
}

function Records({ view }: { view: View }) {
  const t = useText('ipo');
  const now = useServerTime(toMinute);
  const records = useIpoRecords(view === 'lottery' ? drawn : null);
  const browse = (
    <LinkButton kind="quiet" href={ipoListHref}>
      {t('records.browse')}
    </LinkButton>
  );
  return (
    <Load from={records} skeleton={skeleton}>
      {(pages) => (
        <>
          {pages.items.length > 0 && (
            <Section>
              <Banner tone="warning" title={t('loss.all')}>
                {t('loss.owned')}
              </Banner>
            </Section>
          )}
          <Section bleed>
            <PagedList
              label={t(`records.${view}`)}
              pages={pages}
              keyOf={({ id }) => id}
              look="cards"
              empty={<Empty drawing="records" title={t(`records.empty.${view}`)} action={browse} />}
            >
              {(application) => (
                <IpoRecordCard application={application} now={now} href={ipoHref(application.issueId)} />
              )}
            </PagedList>
          </Section>
        </>
      )}
    </Load>
  );
}
