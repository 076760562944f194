import type { ReactElement } from 'react';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import type { InvestmentStatus } from '../../domain/products/productsVocabulary';
import { useText } from '../../i18n/useText';
import type { Pages } from '../../lib/pages';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { type FundTab, fundProductsHref, myFundsHref } from '../hrefs';

interface FundRecordListProps<Data> {
  tab: FundTab;
  status: InvestmentStatus;
  pages: Pages<Data>;
  /** Renders an investment that links to its screen. */
  children: (record: Data, href: string) => ReactElement;
}

/** The member's investments of one kind and state, latest first. */
export function FundRecordList<Data extends { id: string }>(props: FundRecordListProps<Data>) {
  const { tab, status, pages, children } = props;
  const t = useText('products');
  const browse = (
    <LinkButton kind="quiet" href={fundProductsHref(tab)}>
      {t(`${tab}:products.browse`)}
    </LinkButton>
  );
  return (
    <Section bleed>
      <PagedList
        label={t(`tabs.${tab}`)}
        pages={pages}
        keyOf={({ id }) => id}
        look="cards"
        empty={<Empty drawing="records" title={t(`${tab}:record.empty.${status}`)} action={browse} />}
      >
        {(record) => children(record, myFundsHref(tab, record.id))}
      </PagedList>
    </Section>
  );
}
