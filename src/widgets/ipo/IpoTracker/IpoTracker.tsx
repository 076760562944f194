'use client';
import type { IpoApplication } from '../../../api/contract/ipoApplication';
import { type Step, Steps } from '../../../components/Steps/Steps';
import { formatDateTime, formatMonthDayTime } from '../../../format/dateTime';
import { formatPlainNumber } from '../../../format/plainNumber';
import type { Text } from '../../../i18n/text';
import { useText } from '../../../i18n/useText';
import { type IpoStepName, ipoSteps } from './ipoSteps';

export interface IpoTrackerProps {
  /** The application. */
  application: IpoApplication;
}

/** The steps of an application with their times, for its details. Steps that will not happen are left out. */
export function IpoTracker({ application }: IpoTrackerProps) {
  const t = useText('ipo');
  const steps = ipoSteps(application).flatMap(({ name, state }): Step[] =>
    state === 'never'
      ? []
      : [{ label: t(`tracker.steps.${name}`), state, note: noteOf[name](application, t) }],
  );
  return (
    <Steps
      label={t('tracker.label')}
      steps={steps}
      stateLabels={{
        done: t('tracker.states.done'),
        current: t('tracker.states.current'),
        upcoming: t('tracker.states.upcoming'),
        failed: t('tracker.states.failed'),
      }}
    />
  );
}

type Note = (application: IpoApplication, t: Text<'ipo'>) => string | undefined;

/** The time of each step. */
const noteOf: Record<IpoStepName, Note> = {
  applied: ({ appliedAt }) => formatDateTime(appliedAt),
  drawn: ({ drawnAt, drawDate, wonShares }, t) => {
    if (drawnAt == null) return formatDateTime(drawDate);
    const time = formatMonthDayTime(drawnAt);
    return wonShares
      ? t('tracker.won', { time, shares: formatPlainNumber(String(wonShares)) })
      : t('tracker.notWon', { time });
  },
  pay: ({ forfeitedAt, paymentStartsAt, paymentDeadline }, t) => {
    const until = formatMonthDayTime(paymentDeadline);
    if (forfeitedAt != null) return t('tracker.notPaid', { until });
    if (paymentStartsAt == null) return undefined;
    return t('tracker.payBetween', { from: formatMonthDayTime(paymentStartsAt), until });
  },
  paid: ({ paidAt }) => (paidAt == null ? undefined : formatDateTime(paidAt)),
  listed: ({ listingDate }) => formatDateTime(listingDate),
};
