import { useTenders } from '../../api/queries/buyback';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { buybackHref } from '../hrefs';
import { Tender } from './Tender';

const skeleton = (
  <Section>
    <SkeletonCards lines={2} />
  </Section>
);

/** The member's tenders, latest first. */
export function Tenders() {
  const t = useText('buyback');
  const tenders = useTenders();
  const browse = (
    <LinkButton kind="quiet" href={buybackHref()}>
      {t('browse')}
    </LinkButton>
  );
  return (
    <Load from={tenders} skeleton={skeleton}>
      {(pages) => (
        <Section bleed>
          <PagedList
            label={t('tabs.mine')}
            pages={pages}
            keyOf={({ id }) => id}
            look="cards"
            empty={<Empty drawing="records" title={t('noRecords')} action={browse} />}
          >
            {(application) => <Tender application={application} />}
          </PagedList>
        </Section>
      )}
    </Load>
  );
}
