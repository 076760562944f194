import type { StockDetails } from '../../api/contract/stocks';
import { useStockNews } from '../../api/queries/content';
import { Empty } from '../../components/Empty/Empty';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TextsGate } from '../../i18n/TextsGate';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { NewsRow } from '../../widgets/content/NewsRow/NewsRow';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { newsHref } from '../hrefs';

const texts = ['company'] as const;

interface StockNewsProps {
  stock: StockDetails;
}

/** News about one stock, newest first. */
export function StockNews({ stock }: StockNewsProps) {
  return (
    <TextsGate namespaces={texts}>
      <NewsList stock={stock} />
    </TextsGate>
  );
}

function NewsList({ stock }: StockNewsProps) {
  const t = useText('company');
  const news = useStockNews(useLanguage(), stock.symbol);
  return (
    <Load from={news} skeleton={<SkeletonRows figures={false} count={4} />}>
      {(pages) => (
        <PagedList
          label={t('stock:tabs.news')}
          pages={pages}
          keyOf={({ id }) => id}
          empty={<Empty title={t('noNews')} />}
        >
          {(item) => <NewsRow {...item} href={newsHref(item.id)} />}
        </PagedList>
      )}
    </Load>
  );
}
