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
import { GroupTabs } from './GroupTabs';
import { NoneWatched } from './NoneWatched';
import { useDeletedGroup } from './useDeletedGroup';
import { useRemovals } from './useRemovals';
import { useWatchlistView } from './useWatchlistView';
import { WatchlistFilters } from './WatchlistFilters';
import { WatchlistHead } from './WatchlistHead';
import { WatchlistOrder } from './WatchlistOrder';
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
      <Load from={useExchanges()} skeleton={skeleton}>
        {(exchanges) => (
          <OnExchanges
            exchanges={exchanges.map((each) => each.exchange)}
            chosen={exchange}
            onExchange={choose('exchange')}
            groups={groups}
            group={group}
            onGroup={choose('group')}
          />
        )}
      </Load>
    </PullToRefresh>
  );
}

interface ChosenPart {
  /** Null for all exchanges. */
  chosen: string | null;
  onExchange: (exchange: string | null) => void;
  groups: readonly WatchlistGroup[];
  /** The group shown; undefined for all stocks. */
  group: WatchlistGroup | undefined;
  /** Called with the id of a group, or null for all stocks. */
  onGroup: (id: string | null) => void;
}

function OnExchanges({ exchanges, ...part }: ChosenPart & { exchanges: readonly string[] }) {
  return (
    <Load from={useWatchlists(exchanges)} skeleton={skeleton}>
      {(lists) => <Watched {...part} lists={lists} />}
    </Load>
  );
}

function Watched({ lists, ...part }: ChosenPart & { lists: readonly Watchlist[] }) {
  const { chosen, groups, group, onGroup } = part;
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
  const isEmpty = lists.every(({ symbols }) => symbols.length === 0);
  // Groups can be made and ordered before there are stocks.
  const editing = wantsToEdit && (shown.length > 0 || isEmpty);
  const removedText = last && t('removed', { name: last.name });
  return (
    <>
      {!isEmpty && groups.length > 0 && <GroupTabs groups={groups} group={group} onGroup={onGroup} />}
      <WatchlistHead
        view={view}
        editing={editing}
        onEdit={shown.length > 0 || isEmpty ? setWantsToEdit : undefined}
      >
        {!isEmpty && (
          <WatchlistFilters
            chosen={chosen}
            onExchange={part.onExchange}
            exchanges={lists.map(({ exchange }) => exchange)}
          >
            {!editing && <WatchlistOrder {...view} />}
          </WatchlistFilters>
        )}
      </WatchlistHead>
      {(shown.length > 0 || editing) && (
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
      )}
      {shown.length === 0 && <NoneWatched isEmpty={isEmpty} group={group} onAll={() => onGroup(null)} />}
      <UndoBar
        menuBelow
        message={deleted.group ? t('groups.deleted', { name: deleted.group.name }) : removedText}
        undoLabel={t('undo')}
        onUndo={deleted.group ? deleted.undo : undo}
      />
    </>
  );
}
