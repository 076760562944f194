import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { SearchField } from '../../components/SearchField/SearchField';
import { TopBar } from '../../components/TopBar/TopBar';
import { UndoBar } from '../../components/UndoBar/UndoBar';
import { longestQuery } from '../../domain/market/searchQuery';
import { useText } from '../../i18n/useText';
import { stockHref } from '../hrefs';
import { SearchResults } from './search/SearchResults';
import { SearchStart } from './search/SearchStart';
import { useArrowKeys } from './search/useArrowKeys';
import { useRecentSearches } from './search/useRecentSearches';
import { useSearchText } from './search/useSearchText';
import { useSeenStocks } from './useSeenStocks';

/** `/home/search?q=…`: finds a stock while typing, by code, reading, or name in any language. */
export function Search() {
  const t = useText('search');
  const navigate = useNavigate();
  const { text, query, onType, searchNow } = useSearchText();
  const { history, remember, remove, clear, removed, undo } = useRecentSearches();
  const { seen, keep } = useSeenStocks();
  const [clearedSeen, setClearedSeen] = useState<readonly string[]>();
  const [entered, setEntered] = useState<string>();

  const type = (typed: string, composing: boolean) => {
    setEntered(undefined);
    onType(typed, composing);
  };
  const enter = () => {
    const query = searchNow();
    remember(query);
    setEntered(query);
  };
  const searchFor = (former: string) => remember(searchNow(former));
  const open = (symbol: string) => {
    setEntered(undefined);
    void navigate(stockHref(symbol).slice(1));
  };
  const clearSeen = () => {
    setClearedSeen(seen);
    keep([]);
  };
  const undoSeen = () => {
    if (clearedSeen) keep(clearedSeen);
    setClearedSeen(undefined);
  };
  const removedText =
    removed && (removed.query ? t('history.removed', { query: removed.query }) : t('history.cleared'));
  const seenText = clearedSeen && seen.length === 0 ? t('seen.cleared') : undefined;

  return (
    <div ref={useArrowKeys()}>
      <Page
        menuBelow
        topBar={
          <TopBar
            title={t('title')}
            below={
              <SearchField
                label={t('label')}
                placeholder={t('placeholder')}
                clearLabel={t('clear')}
                maxLength={longestQuery}
                value={text}
                onChange={type}
                onSubmit={enter}
              />
            }
          />
        }
      >
        {query === '' ? (
          <SearchStart
            seen={seen}
            onClearSeen={clearSeen}
            history={history}
            onSearch={searchFor}
            onRemove={remove}
            onClear={clear}
          />
        ) : (
          <SearchResults
            query={query}
            entered={entered === query}
            onChosen={() => remember(query)}
            onOpen={open}
            onClear={() => searchNow('')}
          />
        )}
        <UndoBar
          menuBelow
          message={query === '' ? (seenText ?? removedText) : undefined}
          undoLabel={t('watchlist:undo')}
          onUndo={seenText === undefined ? undo : undoSeen}
        />
      </Page>
    </div>
  );
}
