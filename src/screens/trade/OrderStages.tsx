import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { Timeline, type TimelineEvent } from '../../components/Timeline/Timeline';
import { firstSale } from '../../domain/trade/sellLock';
import { closeOfDay } from '../../domain/trade/upcomingPositionEvents';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

/** What has happened to the order, and until when or from when something will. */
export function OrderStages({ position }: { position: Position }) {
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
