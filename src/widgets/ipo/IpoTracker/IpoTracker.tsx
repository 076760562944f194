'use client';
import type { IpoApplication } from '../../../api/contract/ipoApplication';
import { Steps } from '../../../components/Steps/Steps';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { useStepStates } from '../../useStepStates';
import { type IpoStepName, ipoSteps } from './ipoSteps';

export interface IpoTrackerProps {
  /** The application. */
  application: IpoApplication;
  /** Side by side and without times, for a card. */
  across?: boolean;
}

/** The steps of an application with their times. Steps that will not happen are left out. */
export function IpoTracker({ application, across = false }: IpoTrackerProps) {
  const t = useText('ipo');
  const formats = useFormats();
  const steps = ipoSteps(application).map(({ name, state }) => ({
    label: t(`tracker.steps.${name}`),
    time: timeOf[name](application, t, formats),
    state,
  }));
  return <Steps label={t('tracker.label')} steps={steps} stateLabels={useStepStates()} across={across} />;
}

type Time = (application: IpoApplication, t: Text<'ipo'>, formats: Formats) => string | undefined;

/** The time of each step. */
const timeOf: Record<IpoStepName, Time> = {
  applied: ({ appliedAt }, _, formats) => formats.dateTime(appliedAt),
  drawn: ({ drawnAt, drawDate, wonShares }, t, formats) => {
    if (drawnAt == null) return formats.dateTime(drawDate);
    const time = formats.monthDayTime(drawnAt);
    return wonShares
      ? t('tracker.won', { time, shares: formats.number(String(wonShares)) })
      : t('tracker.notWon', { time });
  },
  opens: ({ paymentStartsAt }, t, formats) =>
    paymentStartsAt == null
      ? undefined
      : t('tracker.opensAt', { from: formats.monthDayTime(paymentStartsAt) }),
  pay: ({ forfeitedAt, paymentStartsAt, paymentDeadline }, t, formats) => {
    const until = formats.monthDayTime(paymentDeadline);
    if (forfeitedAt != null) return t('tracker.notPaid', { until });
    if (paymentStartsAt == null) return undefined;
    return t('tracker.payBetween', { from: formats.monthDayTime(paymentStartsAt), until });
  },
  paid: ({ paidAt }, _, formats) => (paidAt == null ? undefined : formats.dateTime(paidAt)),
  listed: ({ listingDate }, _, formats) => formats.dateTime(listingDate),
};
