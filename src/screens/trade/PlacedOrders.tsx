import { type ReactNode, useState } from 'react';
import type { Position } from '../../api/contract/position';
import { cancelAllOrders, cancelClosing, cancelOrder } from '../../api/contract/trade';
import { usePositions } from '../../api/queries/trade';
import { useQuotes } from '../../api/quotes/useQuotes';
import { Section } from '../../components/Section/Section';
import { atPrice } from '../../domain/trade/atPrice';
import { lazyComponent } from '../../lib/lazyComponent';
import { Load } from '../../widgets/Load/Load';
import { OrderCard } from '../../widgets/trade/OrderCard/OrderCard';
import { PositionSums } from '../../widgets/trade/PositionSums/PositionSums';
import { positionHref } from '../hrefs';
import { LazyPart } from '../LazyPart';
import type { PositionTab } from './GroupTabs';
import { NoPositions } from './NoPositions';
import { PositionRequest } from './PositionRequest';
import { PositionsSkeleton } from './PositionsSkeleton';
import { LivePositions } from './SortedPositions';
import type { Cancelling } from './useCancelling';
import { useClosingCancel } from './useClosingCancel';
import { useOrderCancel } from './useOrderCancel';

const cancellations = [cancelOrder, cancelClosing, cancelAllOrders];

const cancelAll = lazyComponent(() => import('./CancelAllOrders'), 'CancelAllOrders');

/** Orders and closings that wait, each with a cancel button. The outcome of a cancellation stays after its card has gone. */
export function PlacedOrders({ source, sort, onSort }: PositionTab) {
  const [report, setReport] = useState<ReactNode>();
  return (
    <>
      {report && <Section>{report}</Section>}
      {cancellations.map(({ path }) => (
        <PositionRequest key={path} filter={{ path }} reported={report !== undefined} />
      ))}
      <Load from={usePositions(source, 'placing')} skeleton={<PositionsSkeleton group="placing" />}>
        {({ items, sums }) =>
          items.length === 0 ? (
            <NoPositions source={source} group="placing" />
          ) : (
            <>
              <PositionSums group="placing" sums={sums} />
              <LiveOrders orders={items} sort={sort} onSort={onSort} onReport={setReport} />
              {items.length > 1 && (
                <LazyPart of={cancelAll} props={{ orders: items, onReport: setReport }} height={80} />
              )}
            </>
          )
        }
      </Load>
    </>
  );
}

interface LiveOrdersProps extends Pick<PositionTab, 'sort' | 'onSort'> {
  orders: Position[];
  onReport: (report: ReactNode) => void;
}

function LiveOrders({ orders, sort, onSort, onReport }: LiveOrdersProps) {
  const quotes = useQuotes(orders.map(({ symbol }) => symbol));
  // A pending order has no result, so fee rates are not needed.
  const live = orders.map((order) => atPrice(order, quotes.get(order.symbol)?.latestPrice, undefined));
  return (
    <LivePositions group="placing" positions={live} sort={sort} onSort={onSort}>
      {(order) =>
        order.status === 'preparingToClose' ? (
          <CancellableClosing position={order} onReport={onReport} />
        ) : (
          <CancellableOrder order={order} onReport={onReport} />
        )
      }
    </LivePositions>
  );
}

interface CancellableProps {
  onReport: (report: ReactNode) => void;
}

function CancellableOrder({ order, onReport }: CancellableProps & { order: Position }) {
  return <Cancellable order={order} cancelling={useOrderCancel(order, onReport)} />;
}

function CancellableClosing({ position, onReport }: CancellableProps & { position: Position }) {
  return <Cancellable order={position} cancelling={useClosingCancel(position, onReport)} />;
}

function Cancellable({ order, cancelling }: { order: Position; cancelling: Cancelling }) {
  const { ask, question, busy, unknown, blocked } = cancelling;
  return (
    <>
      <OrderCard
        order={order}
        href={positionHref(order.id)}
        cancelBlocked={blocked}
        cancelling={busy}
        {...(!unknown && { onCancel: ask })}
      />
      {question}
    </>
  );
}
