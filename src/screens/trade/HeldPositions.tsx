import type { Position } from '../../api/contract/position';
import { usePositions } from '../../api/queries/trade';
import { Load } from '../../widgets/Load/Load';
import { PositionCard } from '../../widgets/trade/PositionCard/PositionCard';
import { positionHref } from '../hrefs';
import type { PositionTab } from './GroupTabs';
import { NoPositions } from './NoPositions';
import { PositionsSkeleton } from './PositionsSkeleton';
import { LivePositions } from './SortedPositions';
import { useLivePositions } from './useLivePositions';

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

function AtLivePrices({ positions, sort, onSort }: Omit<PositionTab, 'source'> & { positions: Position[] }) {
  const { live, todayOf, resultAtLiquidationOf } = useLivePositions(positions);
  return (
    <LivePositions group="inProgress" positions={live} sort={sort} onSort={onSort}>
      {(position) => (
        <PositionCard
          position={position}
          href={positionHref(position.id)}
          today={todayOf(position)}
          resultAtLiquidation={resultAtLiquidationOf(position)}
        />
      )}
    </LivePositions>
  );
}
