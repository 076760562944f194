import { SelectSheet } from '../../components/Select/SelectSheet';
import { type GroupChange, groupOf, type WatchlistGroup } from '../../domain/watchlist/watchlistGroups';
import { useText } from '../../i18n/useText';

/** No id of a group: an id has no blanks around it. */
const none = ' none';

interface StockGroupProps {
  symbol: string;
  name: string;
  groups: readonly WatchlistGroup[];
  onChange: (change: GroupChange) => void;
  onClose: () => void;
}

/** The sheet in which a stock is moved to another group, or out of its group. */
export function StockGroup({ symbol, name, groups, onChange, onClose }: StockGroupProps) {
  const t = useText('watchlist');
  return (
    <SelectSheet
      open
      onOpenChange={(open) => !open && onClose()}
      label={t('groups.of', { name })}
      options={[{ id: none, name: t('groups.none') }, ...groups].map(({ id, name: label }) => ({
        value: id,
        label,
      }))}
      value={groupOf(groups, symbol)?.id ?? none}
      onChange={(id) => onChange({ kind: 'move', symbol, id: id === none ? null : id })}
      closeLabel={t('common:close')}
    />
  );
}
