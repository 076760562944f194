'use client';
import { type Step, Steps } from '../../components/Steps/Steps';
import type { ApplicationStatus } from '../../domain/products/productsVocabulary';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useStepStates } from '../useStepStates';

export interface ReviewStagesProps {
  /** When the member applied, epoch ms. */
  sentAt: number | null | undefined;
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
  const reviewed = { pendingReview: 'current', passed: 'done', rejected: 'failed' } as const;
  const steps: Step[] = [
    { label: t('receipt.sent'), time: formats.monthDayTime(sentAt), state: 'done' },
    {
      label: t('receipt.review'),
      time: dueAt == null ? undefined : t('receipt.until', { time: formats.monthDayTime(dueAt) }),
      state: reviewed[status],
    },
    ...(status === 'rejected'
      ? []
      : [
          {
            label: outcome,
            time: passed ? undefined : t('receipt.afterApproval'),
            state: passed ? 'current' : 'upcoming',
          } as const,
        ]),
  ];
  return <Steps label={t('receipt.next')} steps={steps} stateLabels={useStepStates()} />;
}
