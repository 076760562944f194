import { useValueStockOrders } from '../../api/queries/valueStock';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { valueStocksHref } from '../hrefs';
import { useBack } from '../useBack';
import { ValueStockOrder } from './ValueStockOrder';

const skeleton = (
  <Section>
    <SkeletonCards lines={2} />
  </Section>
);

/** `/home/worthList`: the member's applications for value stocks. Those under review can be cancelled. */
export function WorthList() {
  const t = useText('valueStock');
  const orders = useValueStockOrders();
  const back = useBack('/home/worth');
  const browse = (
    <LinkButton kind="quiet" href={valueStocksHref()}>
      {t('records.browse')}
    </LinkButton>
  );
  return (
    <Page topBar={<TopBar title={t('records.title')} back={back} />}>
      <Load from={orders} skeleton={skeleton}>
        {(pages) => (
          <Section bleed>
            <PagedList
              label={t('records.title')}
              pages={pages}
              keyOf={({ id }) => id}
              look="cards"
              empty={<Empty drawing="records" title={t('records.empty')} action={browse} />}
            >
              {(application) => <ValueStockOrder application={application} />}
            </PagedList>
          </Section>
        )}
      </Load>
    </Page>
  );
}
