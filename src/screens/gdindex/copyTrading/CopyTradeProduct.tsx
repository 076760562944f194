import { useCopyTradeProduct } from '../../../api/queries/copyTrading';
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
import { CopyTradeForm } from './CopyTradeForm';

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

/** One mentor's product: how it went, what it costs, what happens, and the form to follow it. */
export function CopyTradeProduct({ id }: { id: string }) {
  const t = useText('copyTrading');
  const language = useLanguage();
  const detail = useCopyTradeProduct(id);
  const back = useBack('/gdindex/gdindex');
  const name = loadedData(detail)?.name[language];
  const topBar = <TopBar title={name ?? t('products:tabs.copyTrading')} back={back} />;
  const notice = (
    <Missing
      title={t('errors:mentorNotFound')}
      href={fundProductsHref('copyTrading')}
      all={t('products.browse')}
    />
  );
  return (
    <LoadPage
      topBar={topBar}
      from={detail}
      skeleton={skeleton}
      missing={{ refusal: 'mentorNotFound', notice }}
    >
      {(product) => <CopyTradeForm product={product} topBar={topBar} />}
    </LoadPage>
  );
}
