import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { type FoundStocks, maxSearchResults, useStockSearch } from '../../../api/queries/search';
import { Button } from '../../../components/Button/Button';
import { Empty } from '../../../components/Empty/Empty';
import { List } from '../../../components/List/List';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows';
import { searchForm } from '../../../domain/market/searchForm';
import { useText } from '../../../i18n/useText';
import { color } from '../../../theme/tokens';
import { Load } from '../../../widgets/Load/Load';
import { LiveFoundStock } from './LiveFoundStock';
import { SearchState } from './SearchState';

interface SearchResultsProps {
  query: string;
  /** Whether the member has pressed Enter. A stock with exactly this code then opens once found. */
  entered: boolean;
  /** The member opened or starred a result. */
  onChosen: () => void;
  /** Opens a stock. */
  onOpen: (symbol: string) => void;
  /** Empties the field. */
  onClear: () => void;
}

/** The results of a query, updated while typing. */
export function SearchResults({ query, entered, onChosen, onOpen, onClear }: SearchResultsProps) {
  const t = useText('search');
  const found = useStockSearch(query);
  const exact = found.state === 'ready' ? exactlyFound(found.data, query) : undefined;
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (entered && exact) open(exact);
  }, [entered, exact]);

  const amount = found.state === 'ready' ? found.data.stocks.length : 0;
  return (
    <>
      <SearchState>
        <p role="status">{amount > 0 && t(amount < maxSearchResults ? 'found' : 'foundMany', { amount })}</p>
      </SearchState>
      <Load from={found} skeleton={<SkeletonRows count={6} />}>
        {(data) => <Found {...data} query={query} onChosen={onChosen} onClear={onClear} />}
      </Load>
    </>
  );
}

/** The only stock whose code equals the query; undefined if several exchanges have one. */
function exactlyFound({ stocks, former }: FoundStocks, query: string): string | undefined {
  if (former) return undefined;
  const [only, ...others] = stocks.filter(({ code }) => searchForm(code) === searchForm(query));
  return others.length === 0 ? only?.symbol : undefined;
}

type FoundProps = FoundStocks & Pick<SearchResultsProps, 'query' | 'onChosen' | 'onClear'>;

function Found({ stocks, former, query, onChosen, onClear }: FoundProps) {
  const t = useText('search');
  if (stocks.length === 0 && former) {
    return (
      <Skeleton label={t('common:loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    );
  }
  if (stocks.length === 0) {
    const clear = (
      <Button kind="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    );
    return (
      <div role="status">
        <Empty drawing="search" title={t('none.title', { query })} action={clear}>
          {t('none.hint')}
        </Empty>
      </div>
    );
  }
  return (
    <Busy aria-busy={former}>
      <List label={t('results')}>
        {stocks.map((stock) => (
          <li key={stock.symbol}>
            <LiveFoundStock stock={stock} query={query} onChosen={onChosen} />
          </li>
        ))}
      </List>
    </Busy>
  );
}

/** Previous results stay, dimmed, until the new ones arrive. */
const Busy = styled.div`
  &[aria-busy='true'] a { color: ${color('inkSecondary')}; }
`;
