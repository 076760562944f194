import type { Position } from '../../api/contract/position';
import { usePositions, useTradeRules } from '../../api/queries/trade';
import { useQuotes } from '../../api/quotes/useQuotes';
import { atPrice } from '../../domain/trade/atPrice';
import { heldSums } from '../../domain/trade/heldSums';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { PositionCard } from '../../widgets/trade/PositionCard/PositionCard';
import { PositionSums } from '../../widgets/trade/PositionSums/PositionSums';
import { positionHref } from '../hrefs';
import type { PositionTab } from './GroupTabs';
import { NoPositions } from './NoPositions';
import { PositionsSkeleton } from './PositionsSkeleton';
import { LivePositions } from './SortedPositions';

/** Positions that are held or pending closing, at live prices. */
export function HeldPositions({ source, ...order }: PositionTab) {
  return (
    <Load from={usePositions(source, 'inProgress')} skeleton={<PositionsSkeleton group="inProgress" />}>
      {({ items }) =>
        items.length === 0 ? (
          <NoPositions source={source} group="inProgress" />
        ) : (
          <AtLivePrices positions={items} {...order} />
        )
      }
    </Load>
  );
}

/** The totals depend on every quote, so quotes of rows out of view are loaded, too. */
function AtLivePrices({ positions, sort, onSort }: Omit<PositionTab, 'source'> & { positions: Position[] }) {
  const quotes = useQuotes(positions.map(({ symbol }) => symbol));
  const rates = loadedData(useTradeRules());
  const live = positions.map((position) =>
    atPrice(position, quotes.get(position.symbol)?.latestPrice, rates),
  );
  return (
    <>
      <PositionSums group="inProgress" sums={heldSums(live)} />
      <LivePositions group="inProgress" positions={live} sort={sort} onSort={onSort}>
        {(position) => <PositionCard position={position} href={positionHref(position.id)} />}
      </LivePositions>
    </>
  );
}
