import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExchanges } from '../../api/queries/market';
import { useRefreshWatchlists, useWatchlists, type Watchlist } from '../../api/queries/watchlist';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { PullToRefresh } from '../../components/PullToRefresh/PullToRefresh';
import { UndoBar } from '../../components/UndoBar/UndoBar';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { searchHref } from '../hrefs';
import { ExchangeFilter } from '../market/ExchangeFilter';
import { useRemovals } from './useRemovals';
import { useWatchlistView } from './useWatchlistView';
import { WatchlistHead } from './WatchlistHead';
import { WatchlistRows } from './WatchlistRows';

const skeleton = <StockRowsSkeleton />;

/** The watchlist, of all exchanges or one: to view, sort and edit. */
export function WatchlistStocks() {
  const t = useText('market');
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('exchange');
  const choose = (exchange: string | null) => {
    const next = new URLSearchParams(address);
    if (exchange === null) next.delete('exchange');
    else next.set('exchange', exchange);
    setAddress(next, { replace: true });
  };
  return (
    <PullToRefresh refreshingLabel={t('refreshing')} onRefresh={useRefreshWatchlists()}>
      <ExchangeFilter value={chosen} onChange={choose} />
      <Load from={useExchanges()} skeleton={skeleton}>
        {(exchanges) => <OnExchanges exchanges={exchanges.map(({ exchange }) => exchange)} chosen={chosen} />}
      </Load>
    </PullToRefresh>
  );
}

function OnExchanges({ exchanges, chosen }: { exchanges: readonly string[]; chosen: string | null }) {
  return (
    <Load from={useWatchlists(exchanges)} skeleton={skeleton}>
      {(lists) => <Watched lists={lists} chosen={chosen} />}
    </Load>
  );
}

function Watched({ lists, chosen }: { lists: readonly Watchlist[]; chosen: string | null }) {
  const t = useText('watchlist');
  const view = useWatchlistView();
  const { remove, last, undo } = useRemovals(lists);
  const [wantsToEdit, setWantsToEdit] = useState(false);
  const shown = lists.filter(
    ({ exchange, symbols }) => symbols.length > 0 && (chosen === null || chosen === exchange),
  );
  const editing = wantsToEdit && shown.length > 0;
  const none = lists.every(({ symbols }) => symbols.length === 0);
  return (
    <>
      {shown.length > 0 ? (
        <>
          <WatchlistHead view={view} editing={editing} onEdit={setWantsToEdit} />
          <WatchlistRows lists={shown} view={view} editing={editing} onRemove={remove} />
        </>
      ) : (
        <Empty
          title={none ? t('empty.title') : t('empty.exchange')}
          action={<LinkButton href={searchHref}>{t('empty.find')}</LinkButton>}
        >
          {t('empty.hint')}
        </Empty>
      )}
      <UndoBar
        menuBelow
        message={last && t('removed', { name: last.name })}
        undoLabel={t('undo')}
        onUndo={undo}
      />
    </>
  );
}
