import { type ReactNode, Suspense } from 'react';
import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { Lazy } from '../../components/Lazy';
import { PartBoundary } from '../../components/PartBoundary/PartBoundary';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { Timeline, type TimelineEvent } from '../../components/Timeline/Timeline';
import { priceMove } from '../../domain/trade/priceMove';
import { firstSale } from '../../domain/trade/sellLock';
import { closeOfDay } from '../../domain/trade/upcomingPositionEvents';
import { inLanguage } from '../../i18n/inLanguage';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { markedChange } from '../../widgets/market/direction';
import { OrderHeadline } from '../../widgets/trade/OrderHeadline/OrderHeadline';
import { PositionFacts } from '../../widgets/trade/PositionFacts/PositionFacts';
import { positionHref, stockHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';

interface OrderDoneProps {
  topBar: ReactNode;
  position: Position;
  /** Market price when the order was confirmed, in yen. */
  confirmedAt: string | undefined;
}

const picture = lazyComponent(() => import('./EntryPicture'), 'EntryPicture');

/** The receipt of an order: filled or pending, how far the fill differs from the price shown, and what comes next. */
export function OrderDone({ topBar, position, confirmedAt }: OrderDoneProps) {
  const formats = useFormats();
  const t = useText('trade');
  const closedDays = useClosedDays();
  const { status, priceType, buyPrice } = position;
  const waiting = status === 'pendingOrder';
  const slip = priceType === 'market' ? priceMove(confirmedAt, buyPrice ?? undefined) : undefined;
  return (
    <MoneyDone
      topBar={topBar}
      title={waiting ? t('result.placedTitle') : t('result.filledTitle', { price: formats.price(buyPrice) })}
      note={
        <>
          <p>
            {waiting
              ? t('result.placedBody')
              : t('result.filledBody', { time: formats.monthDayTime(firstSale(position, closedDays)) })}
          </p>
          {slip && (
            <p>
              {t('result.slipped', { from: formats.price(slip.from), by: markedChange(slip.by, formats) })}
            </p>
          )}
        </>
      }
      picture={
        <>
          <Headline position={position} />
          <PartBoundary>
            <Suspense fallback={<SkeletonBlock height={240} />}>
              <Lazy of={picture} props={{ position }} />
            </Suspense>
          </PartBoundary>
        </>
      }
      next={<Stages position={position} />}
      records={{
        href: positionHref(position.id),
        label: waiting ? t('result.toOrder') : t('result.toPosition'),
      }}
      more={[{ href: stockHref(position.symbol), label: t('result.toStock') }]}
      facts={<PositionFacts position={position} closedDays={closedDays} />}
    />
  );
}

function Headline({ position }: { position: Position }) {
  const language = useLanguage();
  const { name, code, side, priceType, buyPrice, limitPrice, lots, quantity, leverage } = position;
  const price = buyPrice ?? limitPrice;
  if (price == null || priceType == null) return null;
  return (
    <OrderHeadline
      stock={`${inLanguage(name, language)} ${code}`}
      side={side}
      priceType={priceType}
      price={price}
      lots={String(lots)}
      shares={quantity}
      leverage={leverage}
    />
  );
}

/** What has happened to the order, and until when or from when something will. */
function Stages({ position }: { position: Position }) {
  const formats = useFormats();
  const t = useText('position');
  const closedDays = useClosedDays();
  const { status, orderedAt, buyTime } = position;
  const waiting = status === 'pendingOrder';
  const ordered: TimelineEvent = {
    id: 'ordered',
    title: t('history.event.ordered'),
    time: formats.monthDayTime(orderedAt),
    state: waiting ? 'now' : 'done',
  };
  const events: TimelineEvent[] = waiting
    ? [
        ordered,
        {
          id: 'orderEnds',
          title: t('history.ahead.orderEnds'),
          time: orderedAt == null ? '' : formats.monthDayTime(closeOfDay(orderedAt)),
          state: 'ahead',
        },
      ]
    : [
        ordered,
        { id: 'filled', title: t('history.event.filled'), time: formats.monthDayTime(buyTime), state: 'now' },
        {
          id: 'sellable',
          title: t('history.ahead.sellable'),
          time: formats.monthDayTime(firstSale(position, closedDays)),
          state: 'ahead',
        },
      ];
  return <Timeline label={t('history.title')} events={events} />;
}
