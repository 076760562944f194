import { useRef, useState } from 'react';
import type { KnownStocks } from '../../api/queries/market';
import { useWatchlistAction, type Watchlist } from '../../api/queries/watchlist';
import { useKeptFocus } from '../../components/List/useKeptFocus';
import { Section } from '../../components/Section/Section';
import { SortableList } from '../../components/SortableList/SortableList';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { moved } from '../../domain/watchlist/watchlistChange';
import {
  type GroupChange,
  groupOf,
  type WatchlistGroup,
  withPartInOrder,
} from '../../domain/watchlist/watchlistGroups';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { exchangeName } from '../../widgets/market/exchangeName';
import { EditableStock } from '../../widgets/watchlist/EditableStock/EditableStock';
import { EditGroups } from './EditGroups';
import { StockGroup } from './StockGroup';

export interface EditWatchlistProps {
  /** The lists shown, or the part of them that is in a group. Each has its own order. */
  lists: readonly Watchlist[];
  /** All lists as a whole. */
  all: readonly Watchlist[];
  groups: readonly WatchlistGroup[];
  onGroups: (change: GroupChange) => void;
  onDeleteGroup: (group: WatchlistGroup) => void;
  /** The loaded stocks by symbol. */
  stocks: KnownStocks;
  /** Called when a stock is removed. */
  onRemove: (exchange: string, symbol: string, name: string) => void;
}

/** The watchlist in the member's own order, to reorder or remove stocks. Loaded on demand. */
export function EditWatchlist(props: EditWatchlistProps) {
  const { lists, groups, onGroups, onDeleteGroup } = props;
  const market = useText('market');
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame, '[data-remove]');
  return (
    <div ref={frame}>
      <EditGroups groups={groups} onChange={onGroups} onDelete={onDeleteGroup} />
      {lists.map((list) => (
        <Section
          key={list.exchange}
          bleed
          {...(lists.length > 1 && { title: exchangeName(market, list.exchange) })}
        >
          <EditList {...props} {...list} />
        </Section>
      ))}
    </div>
  );
}

type EditListProps = Watchlist & Omit<EditWatchlistProps, 'lists' | 'onDeleteGroup'>;

function EditList({ exchange, symbols, all, stocks, onRemove, groups, onGroups }: EditListProps) {
  const t = useText('watchlist');
  const market = useText('market');
  const language = useLanguage();
  const change = useWatchlistAction();
  const [first, setFirst] = useState('');
  const [grouped, setGrouped] = useState<string>();
  const whole = all.find((list) => list.exchange === exchange)?.symbols ?? symbols;
  const nameOf = (symbol: string) => stocks.get(symbol)?.name[language] ?? symbol;
  const move = (from: number, to: number) =>
    change({ kind: 'sort', exchange, symbols: withPartInOrder(whole, moved(symbols, from, to)) });
  const announce =
    (key: 'pickedUp' | 'movedTo' | 'putDown' | 'cancelled') => (symbol: string, place: number) =>
      t(`move.${key}`, { name: nameOf(symbol), place, total: symbols.length });
  return (
    <>
      <SortableList
        label={t('list', { exchange: exchangeName(market, exchange) })}
        items={symbols}
        keyOf={(symbol) => symbol}
        onMove={move}
        texts={{
          instructions: t('move.instructions'),
          handleRole: t('move.role'),
          handle: (symbol) => t('move.handle', { name: nameOf(symbol) }),
          pickedUp: announce('pickedUp'),
          movedTo: announce('movedTo'),
          putDown: announce('putDown'),
          cancelled: announce('cancelled'),
        }}
      >
        {(symbol, index) => (
          <EditableStock
            name={nameOf(symbol)}
            code={stocks.get(symbol)?.code ?? t('unlisted')}
            first={index === 0}
            onRemove={() => onRemove(exchange, symbol, nameOf(symbol))}
            group={groupOf(groups, symbol)?.name}
            onGroup={groups.length > 0 ? () => setGrouped(symbol) : undefined}
            onFirst={() => {
              setFirst(nameOf(symbol));
              move(index, 0);
            }}
          />
        )}
      </SortableList>
      {grouped !== undefined && (
        <StockGroup
          symbol={grouped}
          name={nameOf(grouped)}
          groups={groups}
          onChange={onGroups}
          onClose={() => setGrouped(undefined)}
        />
      )}
      <VisuallyHidden role="status">{first && t('move.first', { name: first })}</VisuallyHidden>
    </>
  );
}
