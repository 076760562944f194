import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SelectButton } from '../../components/Select/SelectButton';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { exchangeName } from '../../widgets/market/exchangeName';

/** No code of an exchange: a code has no blanks around it. */
const all = ' all';

interface WatchlistFiltersProps {
  exchanges: readonly string[];
  /** The exchange shown; null for all. */
  chosen: string | null;
  onExchange: (exchange: string | null) => void;
  /** The order of the list, on the same line. */
  children: ReactNode;
}

/** One line that narrows the watchlist to an exchange, and orders it. Each choice opens in a sheet. */
export function WatchlistFilters(props: WatchlistFiltersProps) {
  const { exchanges, chosen, onExchange, children } = props;
  const market = useText('market');
  const closeLabel = market('common:close');
  return (
    <Line>
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
