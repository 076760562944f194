import type { Position } from '../../api/contract/position';
import { usePositions } from '../../api/queries/trade';
import { useServerTime } from '../../api/useServerTime';
import { sellLock } from '../../domain/trade/sellLock';
import { useFormats } from '../../i18n/useFormats';
import { Load } from '../../widgets/Load/Load';
import { PositionCard, type PositionCardProps } from '../../widgets/trade/PositionCard/PositionCard';
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
  const { live, ...figures } = useLivePositions(positions);
  return (
    <LivePositions group="inProgress" positions={live} sort={sort} onSort={onSort}>
      {(position) => (
        <LiveCard
          position={position}
          today={figures.todayOf(position)}
          loss={figures.lossOf(position)}
          marginExample={position.lock === 'managed' ? undefined : figures.marginExampleOf(position)}
        />
      )}
    </LivePositions>
  );
}

type Figures = Pick<PositionCardProps, 'today' | 'loss' | 'marginExample'>;

function LiveCard({ position, ...figures }: Figures & { position: Position }) {
  const formats = useFormats();
  const own = position.lock !== 'managed';
  const closableFrom = useServerTime((now) => {
    const lock = sellLock(position, now);
    return lock.locked && lock.rule !== 'managed' ? formats.near(lock.until, now) : undefined;
  });
  const canClose = own && closableFrom === undefined && position.status === 'holding';
  return (
    <PositionCard
      position={position}
      href={positionHref(position.id)}
      group="inProgress"
      closableFrom={closableFrom}
      marginHref={own ? positionHref(position.id, 'addMargin') : undefined}
      closeHref={canClose ? positionHref(position.id, 'close') : undefined}
      {...figures}
    />
  );
}
