import { SelectButton } from '../../components/Select/SelectButton';
import { sortMarks } from '../../components/SortBar/sortMarks';
import { watchlistSorts } from '../../domain/watchlist/watchlistOrder';
import { useText } from '../../i18n/useText';
import type { WatchlistView } from './useWatchlistView';

const directions = ['ascending', 'descending'] as const;

/** Chooses the order of the watchlist: the member's own, or one of a figure, in a sheet. */
export function WatchlistOrder({ sort, descending, sortBy, changeForm }: WatchlistView) {
  const t = useText('watchlist');
  const market = useText('market');
  const orders = watchlistSorts.flatMap((key) => {
    const name = t(key === 'change' ? `sort.${changeForm}` : `sort.${key}`);
    // The member's own order has no direction.
    return directions.slice(0, key === 'own' ? 1 : 2).map((direction) => ({
      value: `${key} ${direction}`,
      key,
      direction,
      label: key === 'own' ? name : market('sort.order', { key: name, direction: t(`sort.${direction}`) }),
      name,
    }));
  });
  const direction = directions[descending && sort !== 'own' ? 1 : 0];
  const current = orders.find((order) => order.key === sort && order.direction === direction);
  return (
    <SelectButton
      label={t('sort.label')}
      options={orders.map(({ value, label }) => ({ value, label }))}
      value={current?.value ?? null}
      short={current && (sort === 'own' ? current.name : `${current.name} ${sortMarks[direction]}`)}
      onChange={(chosen) => {
        const order = orders.find(({ value }) => value === chosen);
        if (order) sortBy(order.key, order.direction === 'descending');
      }}
      closeLabel={t('common:close')}
    />
  );
}
