import { useSearchParams } from 'react-router-dom';
import { useBlockTradeApplications } from '../../api/queries/blockTrade';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { applicationStatuses } from '../../domain/products/productsVocabulary';
import { useText } from '../../i18n/useText';
import { BlockTradeRecordCard } from '../../widgets/blockTrade/BlockTradeRecordCard/BlockTradeRecordCard';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { blockTradeHref, positionHref } from '../hrefs';
import { oneOf } from '../oneOf';
import { ContactService } from '../support/ContactService';
import { useBack } from '../useBack';

const skeleton = (
  <Section>
    <SkeletonCards lines={3} />
  </Section>
);

const views = ['all', ...applicationStatuses] as const;
type View = (typeof views)[number];

/** `/common/dividend3?status=…`: the member's bids for blocks: under review, approved, rejected. */
export function Dividend3() {
  const t = useText('blockTrade');
  const [search, setSearch] = useSearchParams();
  const view = oneOf(views, search.get('status'));
  const back = useBack('/common/dividend2');
  return (
    <Page topBar={<TopBar title={t('records.title')} back={back} />}>
      <Tabs<View>
        label={t('records.filter')}
        items={views.map((value) => ({
          value,
          label: value === 'all' ? t('records.all') : t(`status.${value}`),
        }))}
        value={view}
        onChange={(status) => setSearch({ status }, { replace: true })}
      >
        <Applications view={view} />
      </Tabs>
    </Page>
  );
}

function Applications({ view }: { view: View }) {
  const t = useText('blockTrade');
  const applications = useBlockTradeApplications(view === 'all' ? null : view);
  const browse = (
    <LinkButton kind="quiet" href={blockTradeHref()}>
      {t('records.browse')}
    </LinkButton>
  );
  return (
    <Load from={applications} skeleton={skeleton}>
      {(pages) => (
        <Section bleed>
          <PagedList
            label={t('records.title')}
            pages={pages}
            keyOf={({ id }) => id}
            look="cards"
            empty={<Empty drawing="records" title={t('records.empty')} action={browse} />}
          >
            {(application) => (
              <BlockTradeRecordCard
                application={application}
                contact={<ContactService orderNumber={application.orderNumber} />}
                {...(application.positionId != null && {
                  positionHref: positionHref(application.positionId),
                })}
              />
            )}
          </PagedList>
        </Section>
      )}
    </Load>
  );
}
