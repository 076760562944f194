import { useMostTraded } from '../../../api/queries/search';
import { Empty } from '../../../components/Empty/Empty';
import { Link } from '../../../components/Link/Link';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { List } from '../../../components/List/List';
import { Section } from '../../../components/Section/Section';
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows';
import { useText } from '../../../i18n/useText';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Load } from '../../../widgets/Load/Load';
import { SearchHistory } from '../../../widgets/market/SearchHistory/SearchHistory';
import { marketHref, rankingHref } from '../../hrefs';
import { LazyPart } from '../../LazyPart';
import { LiveFoundStock } from './LiveFoundStock';
import { SearchState } from './SearchState';
import { SeenStocks } from './SeenStocks';

/** Its rows and its map are as large as the rest of the screen. */
const searchMarket = lazyComponent(() => import('./SearchMarket'), 'SearchMarket');

/** Number of most traded stocks shown. The rest is on their own screen. */
const maxShown = 10;

interface SearchStartProps {
  /** Symbols of the stocks opened last, newest first. */
  seen: readonly string[];
  onClearSeen: () => void;
  history: readonly string[];
  onSearch: (query: string) => void;
  onRemove: (query: string) => void;
  onClear: () => void;
}

/** The content before anything is typed: the stocks seen last, the search history, and what the market does today. */
export function SearchStart({ seen, onClearSeen, history, onSearch, onRemove, onClear }: SearchStartProps) {
  return (
    <>
      <SearchState />
      {seen.length > 0 && <SeenStocks symbols={seen} onClear={onClearSeen} />}
      {history.length > 0 && (
        <SearchHistory history={history} onSearch={onSearch} onRemove={onRemove} onClear={onClear} />
      )}
      <LazyPart of={searchMarket} props={{}} height={1_250} />
      <MostTraded />
    </>
  );
}

function MostTraded() {
  const t = useText('search');
  const all = (
    <Link href={rankingHref('turnover')} standalone>
      {t('popular.all')}
    </Link>
  );
  return (
    <Section title={t('popular.title')} bleed action={all}>
      <Load from={useMostTraded()} skeleton={<SkeletonRows count={maxShown} />}>
        {(stocks) =>
          stocks.length === 0 ? (
            <Empty
              drawing="search"
              title={t('popular.empty')}
              action={
                <LinkButton kind="quiet" href={marketHref}>
                  {t('popular.browse')}
                </LinkButton>
              }
            />
          ) : (
            <List label={t('popular.title')}>
              {stocks.slice(0, maxShown).map((stock) => (
                <li key={stock.symbol}>
                  <LiveFoundStock stock={stock} />
                </li>
              ))}
            </List>
          )
        }
      </Load>
    </Section>
  );
}
