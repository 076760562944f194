'use client';
import type { IpoIssue } from '../../../api/contract/ipo';
import { type StepState, Steps } from '../../../components/Steps/Steps';
import { ipoDateKinds, ipoDatesOf } from '../../../domain/ipo/ipoCalendar';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { useStepStates } from '../../useStepStates';

export interface IpoScheduleProps {
  /** The new issue. */
  issue: IpoIssue;
  /** Exchange time, epoch ms. */
  now: number;
}

/** The dates of a new issue, from the first day of applications to the first trading day. The next one stands out. */
export function IpoSchedule({ issue, now }: IpoScheduleProps) {
  const formats = useFormats();
  const t = useText('ipo');
  const dates = ipoDatesOf(issue);
  const next = ipoDateKinds.find((kind) => now < dates[kind]);
  const stateOf = (kind: (typeof ipoDateKinds)[number]): StepState => {
    if (kind === next) return 'current';
    return now < dates[kind] ? 'upcoming' : 'done';
  };
  return (
    <Steps
      label={t('detail.schedule')}
      stateLabels={useStepStates()}
      steps={ipoDateKinds.map((kind) => ({
        time: formats.dateTime(dates[kind]),
        label: t(`calendar.${kind}`),
        state: stateOf(kind),
      }))}
    />
  );
}
