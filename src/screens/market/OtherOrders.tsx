import { type SortDirection, type StockSort, sortDirections } from '../../api/contract/stocks';
import { SelectButton } from '../../components/Select/SelectButton';
import { sortMarks } from '../../components/SortBar/sortMarks';
import { useText } from '../../i18n/useText';

/** What rows can be sorted by that no head of a column stands for. */
const others = ['code', 'change', 'turnover', 'volume'] as const satisfies StockSort[];

interface OtherOrdersProps {
  sort: StockSort;
  direction: SortDirection;
  onSort: (sort: StockSort, direction: SortDirection) => void;
}

/** Sorts the list by what has no column of its own, in a sheet. Names the order while it is one of these. */
export function OtherOrders({ sort, direction, onSort }: OtherOrdersProps) {
  const t = useText('market');
  const orders = others.flatMap((key) =>
    sortDirections.map((way) => ({
      value: `${key} ${way}`,
      label: t('sort.order', { key: t(`sort.keys.${key}`), direction: t(`sort.${way}`) }),
      order: [key, way] as const,
    })),
  );
  const current = orders.find(({ order: [key, way] }) => key === sort && way === direction);
  return (
    <SelectButton
      label={t('sort.label')}
      placeholder={t('sort.other')}
      options={orders}
      value={current?.value ?? null}
      onChange={(chosen) => {
        const found = orders.find(({ value }) => value === chosen);
        if (found) onSort(...found.order);
      }}
      short={current && `${t(`sort.keys.${sort}`)} ${sortMarks[direction]}`}
      closeLabel={t('common:close')}
    />
  );
}
