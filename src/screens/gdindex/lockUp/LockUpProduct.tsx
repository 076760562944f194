import { useLockUpProduct } from '../../../api/queries/lockUp';
import { Section } from '../../../components/Section/Section';
import { SkeletonChart } from '../../../components/Skeleton/SkeletonChart';
import { SkeletonFigures } from '../../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../../components/TopBar/TopBar';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { fundProductsHref } from '../../hrefs';
import { LoadPage } from '../../LoadPage';
import { Missing } from '../../Missing';
import { useBack } from '../../useBack';
import { LockUpForm } from './LockUpForm';

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

/** One lock-up product: what it projects and what it did, when it is unlocked, and the form to buy it. */
export function LockUpProduct({ id }: { id: string }) {
  const t = useText('lockUp');
  const language = useLanguage();
  const detail = useLockUpProduct(id);
  const back = useBack('/gdindex/gdindex?tab=lockUp');
  const name = loadedData(detail)?.name[language];
  const topBar = <TopBar title={name ?? t('products:tabs.lockUp')} back={back} />;
  const notice = (
    <Missing
      title={t('errors:productMissing')}
      href={fundProductsHref('lockUp')}
      all={t('products.browse')}
    />
  );
  return (
    <LoadPage
      topBar={topBar}
      from={detail}
      skeleton={skeleton}
      missing={{ refusal: 'productMissing', notice }}
    >
      {(product) => <LockUpForm product={product} topBar={topBar} />}
    </LoadPage>
  );
}
