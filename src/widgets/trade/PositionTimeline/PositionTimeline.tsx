'use client';
import type { PositionDetails, PositionEvent } from '../../../api/contract/position';
import { Link } from '../../../components/Link/Link';
import { type Step, type StepState, Steps } from '../../../components/Steps/Steps';
import { upcomingPositionEvents } from '../../../domain/trade/upcomingPositionEvents';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { useStepStates } from '../../useStepStates';

export interface PositionTimelineProps {
  /** The position with its history. */
  position: Pick<
    PositionDetails,
    'history' | 'status' | 'lock' | 'buyTime' | 'sellableAt' | 'closesAt' | 'opening' | 'closing'
  >;
  /** The server's clock now, epoch ms. */
  now: number;
  /** Returns the address of the record of a part that was closed separately. */
  partHref: (id: string) => string;
}

/** The history of an order and its position, with prices, and what is still to come. */
export function PositionTimeline({ position, now, partHref }: PositionTimelineProps) {
  const formats = useFormats();
  const t = useText('position');
  const { history } = position;
  const ahead = upcomingPositionEvents(position, now);
  const isUnderWay = position.status !== 'closed' && position.status !== 'cancelled';
  const past = history.map((event, index): Step => {
    const isLast = index === history.length - 1;
    return {
      time: formats.monthDayTime(event.at),
      label: t(`history.event.${event.kind}`),
      note: <EventDetail event={event} partHref={partHref} />,
      state: stateOf(event, isUnderWay && isLast),
    };
  });
  const expected = ahead.map(
    ({ kind, at }): Step => ({
      time: formats.monthDayTime(at),
      label: t(`history.ahead.${kind}`),
      state: 'upcoming',
    }),
  );
  return <Steps label={t('history.title')} steps={[...past, ...expected]} stateLabels={useStepStates()} />;
}

/** A forced closing ended badly. Everything else simply happened. */
function stateOf({ kind }: PositionEvent, isNow: boolean): StepState {
  if (kind === 'liquidated') return 'failed';
  return isNow ? 'current' : 'done';
}

/** Lots and price, or the amount added, with a link to a part that was closed separately. */
function EventDetail({ event, partHref }: { event: PositionEvent; partHref: (id: string) => string }) {
  const formats = useFormats();
  const t = useText('position');
  const figures = figuresOf(t, event, formats);
  return (
    <>
      {figures}
      {event.partId != null && (
        <>
          {' '}
          <Link href={partHref(event.partId)}>{t('history.toPart')}</Link>
        </>
      )}
    </>
  );
}

function figuresOf(
  t: Text<'position'>,
  { lots, price, amount, kind, percentLeft }: PositionEvent,
  formats: Formats,
): string {
  if (percentLeft != null)
    return t('history.nearAt', { price: formats.price(price), percent: String(percentLeft) });
  if (amount != null) return t('history.amount', { amount: formats.money(amount) });
  if (lots != null && price != null) return t('history.lotsAt', { lots, price: formats.price(price) });
  if (lots != null) return t('history.lotsAtMarket', { lots });
  if (price != null) return formats.price(price);
  return kind === 'ordered' ? t('history.atMarket') : '';
}
