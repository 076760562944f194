import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SelectButton } from '../../components/Select/SelectButton';
import type { WatchlistGroup } from '../../domain/watchlist/watchlistGroups';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { exchangeName } from '../../widgets/market/exchangeName';

/** No id of a group or an exchange: an id has no blanks around it. */
const all = ' all';

interface WatchlistFiltersProps {
  groups: readonly WatchlistGroup[];
  /** The group shown; undefined for all stocks. */
  group: WatchlistGroup | undefined;
  /** Called with the id of a group, or null for all stocks. */
  onGroup: (id: string | null) => void;
  exchanges: readonly string[];
  /** The exchange shown; null for all. */
  chosen: string | null;
  onExchange: (exchange: string | null) => void;
  /** The order of the list, on the same line. */
  children: ReactNode;
}

/** One line that narrows the watchlist to a group and an exchange, and orders it. Each choice opens in a sheet. */
export function WatchlistFilters(props: WatchlistFiltersProps) {
  const { groups, group, onGroup, exchanges, chosen, onExchange, children } = props;
  const t = useText('watchlist');
  const market = useText('market');
  const closeLabel = t('common:close');
  return (
    <Line>
      {groups.length > 0 && (
        <SelectButton
          label={t('groups.title')}
          options={[{ id: all, name: t('groups.all') }, ...groups].map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          value={group?.id ?? all}
          short={group ? group.name : t('groups.title')}
          onChange={(id) => onGroup(id === all ? null : id)}
          closeLabel={closeLabel}
        />
      )}
      {exchanges.length > 1 && (
        <SelectButton
          label={market('exchange.label')}
          options={[all, ...exchanges].map((each) => ({
            value: each,
            label: each === all ? market('exchange.all') : exchangeName(market, each),
          }))}
          value={chosen ?? all}
          short={chosen === null ? market('exchange.label') : exchangeName(market, chosen)}
          onChange={(exchange) => onExchange(exchange === all ? null : exchange)}
          closeLabel={closeLabel}
        />
      )}
      {children}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${units(space.l)};
`;
