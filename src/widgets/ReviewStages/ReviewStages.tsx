'use client';
import { Timeline, type TimelineEvent } from '../../components/Timeline/Timeline';
import type { ApplicationStatus } from '../../domain/products/productsVocabulary';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

export interface ReviewStagesProps {
  /** When the member applied, epoch ms. */
  sentAt: number;
  /** Until when it is decided, epoch ms; undefined while unknown. */
  dueAt: number | null | undefined;
  /** State of the review. */
  status: ApplicationStatus;
  /** What follows an approval: "You hold the shares". */
  outcome: string;
}

/** The stages of what is reviewed: sent, review with its deadline, and what follows an approval. */
export function ReviewStages({ sentAt, dueAt, status, outcome }: ReviewStagesProps) {
  const formats = useFormats();
  const t = useText('common');
  const passed = status === 'passed';
  const reviewed = { pendingReview: 'now', passed: 'done', rejected: 'failed' } as const;
  const events: TimelineEvent[] = [
    { id: 'sent', title: t('receipt.sent'), time: formats.monthDayTime(sentAt), state: 'done' },
    {
      id: 'review',
      title: t('receipt.review'),
      time: dueAt == null ? '' : t('receipt.until', { time: formats.monthDayTime(dueAt) }),
      state: reviewed[status],
    },
    ...(status === 'rejected'
      ? []
      : [
          {
            id: 'outcome',
            title: outcome,
            time: passed ? '' : t('receipt.afterApproval'),
            state: passed ? 'now' : 'ahead',
          } as const,
        ]),
  ];
  return <Timeline label={t('receipt.next')} events={events} />;
}
