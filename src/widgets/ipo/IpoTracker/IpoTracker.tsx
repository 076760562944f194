'use client';
import type { IpoApplication } from '../../../api/contract/ipoApplication';
import { Timeline, type TimelineEvent } from '../../../components/Timeline/Timeline';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { type IpoStepName, ipoSteps } from './ipoSteps';

export interface IpoTrackerProps {
  /** The application. */
  application: IpoApplication;
}

/** The steps of an application with their times, for its details. Steps that will not happen are left out. */
export function IpoTracker({ application }: IpoTrackerProps) {
  const t = useText('ipo');
  const formats = useFormats();
  const events = ipoSteps(application).flatMap(({ name, state }): TimelineEvent[] =>
    state === 'never'
      ? []
      : [
          {
            id: name,
            title: (
              <>
                {t(`tracker.steps.${name}`)} <VisuallyHidden>{t(`tracker.states.${state}`)}</VisuallyHidden>
              </>
            ),
            time: noteOf[name](application, t, formats) ?? '',
            state: eventStates[state],
          },
        ],
  );
  return <Timeline label={t('tracker.label')} events={events} />;
}

const eventStates = { done: 'done', current: 'now', upcoming: 'ahead', failed: 'failed' } as const;

type Note = (application: IpoApplication, t: Text<'ipo'>, formats: Formats) => string | undefined;

/** The time of each step. */
const noteOf: Record<IpoStepName, Note> = {
  applied: ({ appliedAt }, _, formats) => formats.dateTime(appliedAt),
  drawn: ({ drawnAt, drawDate, wonShares }, t, formats) => {
    if (drawnAt == null) return formats.dateTime(drawDate);
    const time = formats.monthDayTime(drawnAt);
    return wonShares
      ? t('tracker.won', { time, shares: formats.number(String(wonShares)) })
      : t('tracker.notWon', { time });
  },
  pay: ({ forfeitedAt, paymentStartsAt, paymentDeadline }, t, formats) => {
    const until = formats.monthDayTime(paymentDeadline);
    if (forfeitedAt != null) return t('tracker.notPaid', { until });
    if (paymentStartsAt == null) return undefined;
    return t('tracker.payBetween', { from: formats.monthDayTime(paymentStartsAt), until });
  },
  paid: ({ paidAt }, _, formats) => (paidAt == null ? undefined : formats.dateTime(paidAt)),
  listed: ({ listingDate }, _, formats) => formats.dateTime(listingDate),
};
