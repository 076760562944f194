import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { type Step, Steps } from '../../components/Steps/Steps';
import { firstSale } from '../../domain/trade/sellLock';
import { upcomingPositionEvents } from '../../domain/trade/upcomingPositionEvents';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useStepStates } from '../../widgets/useStepStates';

/** What has happened to the order, and until when or from when something will. */
export function OrderStages({ position }: { position: Position }) {
  const formats = useFormats();
  const t = useText('position');
  const closedDays = useClosedDays();
  const { status, orderedAt, buyTime } = position;
  const waiting = status === 'pendingOrder';
  const ends = upcomingPositionEvents(position, orderedAt ?? 0).find(({ kind }) => kind === 'orderEnds');
  const ordered: Step = {
    label: t('history.event.ordered'),
    time: formats.monthDayTime(orderedAt),
    state: waiting ? 'current' : 'done',
  };
  const steps: Step[] = waiting
    ? [
        ordered,
        {
          label: t('history.ahead.orderEnds'),
          time: formats.monthDayTime(ends?.at),
          state: 'upcoming',
        },
      ]
    : [
        ordered,
        { label: t('history.event.filled'), time: formats.monthDayTime(buyTime), state: 'done' },
        {
          label: t('history.ahead.sellable'),
          time: formats.monthDayTime(firstSale(position, closedDays)),
          state: 'upcoming',
        },
      ];
  return <Steps label={t('history.title')} steps={steps} stateLabels={useStepStates()} />;
}
