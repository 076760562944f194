import type { Position } from '../../api/contract/position';
import { useEndedPositions, usePositionSums, usePositions } from '../../api/queries/trade';
import type { PositionSource } from '../../domain/trade/tradeVocabulary';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { OrderCard } from '../../widgets/trade/OrderCard/OrderCard';
import { PositionCard } from '../../widgets/trade/PositionCard/PositionCard';
import { PositionSums } from '../../widgets/trade/PositionSums/PositionSums';
import { positionHref } from '../hrefs';
import type { PositionTab } from './GroupTabs';
import { NoPositions } from './NoPositions';
import { PositionsSkeleton } from './PositionsSkeleton';
import { SortChoice, SortedPositions } from './SortedPositions';

/** Closed positions and cancelled orders, with their total result. */
export function EndedPositions({ source, sort, onSort }: PositionTab) {
  const sums = loadedData(usePositionSums(source, 'terminated'));
  return (
    <>
      {sums !== undefined && sums.count > 0 && (
        <>
          <PositionSums group="terminated" source={source} sums={sums} />
          <SortChoice group="terminated" sort={sort} onSort={onSort} />
        </>
      )}
      {sort === 'newest' ? <Latest source={source} /> : <Sorted source={source} sort={sort} />}
    </>
  );
}

/** Page by page, in the exchange's order. */
function Latest({ source }: { source: PositionSource }) {
  const t = useText('position');
  return (
    <Load from={useEndedPositions(source)} skeleton={<PositionsSkeleton group="terminated" />}>
      {(pages) => (
        <PagedList
          label={t('title')}
          pages={pages}
          keyOf={({ id }) => id}
          look="cards"
          empty={<NoPositions source={source} group="terminated" />}
        >
          {(position) => <EndedCard position={position} />}
        </PagedList>
      )}
    </Load>
  );
}

/** Any other order needs all positions. */
function Sorted({ source, sort }: Pick<PositionTab, 'source' | 'sort'>) {
  return (
    <Load from={usePositions(source, 'terminated')} skeleton={<PositionsSkeleton group="terminated" />}>
      {({ items }) =>
        items.length === 0 ? (
          <NoPositions source={source} group="terminated" />
        ) : (
          <SortedPositions positions={items} sort={sort}>
            {(position) => <EndedCard position={position} />}
          </SortedPositions>
        )
      }
    </Load>
  );
}

/** A closed position, or an order that was never filled. */
function EndedCard({ position }: { position: Position }) {
  const href = positionHref(position.id);
  return position.status === 'cancelled' ? (
    <OrderCard order={position} href={href} />
  ) : (
    <PositionCard position={position} href={href} />
  );
}
