import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExchanges } from '../../api/queries/market';
import { useRefreshWatchlists, useWatchlists, type Watchlist } from '../../api/queries/watchlist';
import { useGroupChange, useWatchlistGroups } from '../../api/queries/watchlistGroups';
import { PullToRefresh } from '../../components/PullToRefresh/PullToRefresh';
import { UndoBar } from '../../components/UndoBar/UndoBar';
import type { WatchlistGroup } from '../../domain/watchlist/watchlistGroups';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { ExchangeFilter } from '../market/ExchangeFilter';
import { GroupTabs } from './GroupTabs';
import { NoneWatched } from './NoneWatched';
import { useDeletedGroup } from './useDeletedGroup';
import { useRemovals } from './useRemovals';
import { useWatchlistView } from './useWatchlistView';
import { WatchlistHead } from './WatchlistHead';
import { WatchlistRows } from './WatchlistRows';

const skeleton = <StockRowsSkeleton />;

/** The watchlist, of all exchanges and groups or one: to view, sort and edit. */
export function WatchlistStocks() {
  const t = useText('market');
  const [address, setAddress] = useSearchParams();
  const choose = (name: 'exchange' | 'group') => (value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true });
  };
  const exchange = address.get('exchange');
  // A server without groups is asked in vain: everything is as if there were none.
  const groups = loadedData(useWatchlistGroups()) ?? [];
  const group = groups.find(({ id }) => id === address.get('group'));
  return (
    <PullToRefresh refreshingLabel={t('refreshing')} onRefresh={useRefreshWatchlists()}>
      <GroupTabs groups={groups} value={group?.id ?? null} onChange={choose('group')} />
      <ExchangeFilter value={exchange} onChange={choose('exchange')} />
      <Load from={useExchanges()} skeleton={skeleton}>
        {(exchanges) => (
          <OnExchanges
            exchanges={exchanges.map((each) => each.exchange)}
            chosen={exchange}
            groups={groups}
            group={group}
            onAll={() => choose('group')(null)}
          />
        )}
      </Load>
    </PullToRefresh>
  );
}

interface ChosenPart {
  /** Null for all exchanges. */
  chosen: string | null;
  groups: readonly WatchlistGroup[];
  /** The group shown; undefined for all stocks. */
  group: WatchlistGroup | undefined;
  /** Shows the stocks of all groups. */
  onAll: () => void;
}

function OnExchanges({ exchanges, ...part }: ChosenPart & { exchanges: readonly string[] }) {
  return (
    <Load from={useWatchlists(exchanges)} skeleton={skeleton}>
      {(lists) => <Watched {...part} lists={lists} />}
    </Load>
  );
}

function Watched({ lists, chosen, groups, group, onAll }: ChosenPart & { lists: readonly Watchlist[] }) {
  const t = useText('watchlist');
  const view = useWatchlistView();
  const { remove, last, undo } = useRemovals(lists);
  const changeGroups = useGroupChange();
  const deleted = useDeletedGroup(groups, changeGroups);
  const [wantsToEdit, setWantsToEdit] = useState(false);
  const shown = lists
    .filter(({ exchange }) => chosen === null || chosen === exchange)
    .map(({ exchange, symbols }) => ({
      exchange,
      symbols: group ? symbols.filter((symbol) => group.symbols.includes(symbol)) : symbols,
    }))
    .filter(({ symbols }) => symbols.length > 0);
  const editing = wantsToEdit && shown.length > 0;
  const removedText = last && t('removed', { name: last.name });
  return (
    <>
      {shown.length > 0 ? (
        <>
          <WatchlistHead view={view} editing={editing} onEdit={setWantsToEdit} />
          <WatchlistRows
            lists={shown}
            all={lists}
            view={view}
            editing={editing}
            groups={groups}
            onGroups={changeGroups}
            onDeleteGroup={deleted.remove}
            onRemove={(...removed) => {
              deleted.forget();
              remove(...removed);
            }}
          />
        </>
      ) : (
        <NoneWatched
          isEmpty={lists.every(({ symbols }) => symbols.length === 0)}
          group={group}
          onAll={onAll}
        />
      )}
      <UndoBar
        menuBelow
        message={deleted.group ? t('groups.deleted', { name: deleted.group.name }) : removedText}
        undoLabel={t('undo')}
        onUndo={deleted.group ? deleted.undo : undo}
      />
    </>
  );
}
