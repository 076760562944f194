import type { ReactElement } from 'react';
import { Section } from '../../components/Section/Section';
import { SkeletonChart } from '../../components/Skeleton/SkeletonChart';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { type Loadable, loadedData } from '../../lib/loadable';
import { type FundTab, fundProductsHref } from '../hrefs';
import { LoadPage } from '../LoadPage';
import { Missing } from '../Missing';
import { useBack } from '../useBack';

const skeleton = (
  <>
    <SkeletonFigures facts={2} />
    <Section>
      <SkeletonChart height={400} />
    </Section>
    <Section>
      <SkeletonForm fields={1} />
    </Section>
  </>
);

interface FundProductProps<Product> {
  tab: FundTab;
  from: Loadable<Product>;
  /** The refusal that means that the product does not exist. */
  missing: 'mentorNotFound' | 'productMissing';
  children: (product: Product, topBar: ReactElement) => ReactElement;
}

/** The screen of one investment product, titled with its name. */
export function FundProduct<Product extends { name: Record<Language, string> }>({
  tab,
  from,
  missing,
  children,
}: FundProductProps<Product>) {
  const t = useText('products');
  const language = useLanguage();
  const back = useBack(`/gdindex/gdindex?tab=${tab}`);
  const topBar = <TopBar title={loadedData(from)?.name[language] ?? t(`tabs.${tab}`)} back={back} />;
  const notice = (
    <Missing title={t(`errors:${missing}`)} href={fundProductsHref(tab)} all={t(`${tab}:products.browse`)} />
  );
  return (
    <LoadPage topBar={topBar} from={from} skeleton={skeleton} missing={{ refusal: missing, notice }}>
      {(product) => children(product, topBar)}
    </LoadPage>
  );
}
