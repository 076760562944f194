'use client';
import type { IpoIssue } from '../../../api/contract/ipo';
import { Timeline, type TimelineEvent } from '../../../components/Timeline/Timeline';
import { ipoDateKinds, ipoDatesOf } from '../../../domain/ipo/ipoCalendar';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

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
  const stateOf = (kind: (typeof ipoDateKinds)[number]): TimelineEvent['state'] => {
    if (kind === next) return 'now';
    return now < dates[kind] ? 'ahead' : 'done';
  };
  return (
    <Timeline
      label={t('detail.schedule')}
      events={ipoDateKinds.map((kind) => ({
        id: kind,
        time: formats.dateTime(dates[kind]),
        title: t(`calendar.${kind}`),
        state: stateOf(kind),
      }))}
    />
  );
}
