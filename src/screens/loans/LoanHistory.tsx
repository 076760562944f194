import type { Loan, LoanRepayment } from '../../api/contract/loans';
import { Section } from '../../components/Section/Section';
import { Timeline, type TimelineEvent } from '../../components/Timeline/Timeline';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

/** The history of a loan: request, audit, each repayment with its parts, and what is expected. */
export function LoanHistory({ loan }: { loan: Loan }) {
  const formats = useFormats();
  const t = useText('loans');
  return (
    <Section title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        events={[asked(t, loan, formats), ...audited(t, loan, formats), ...repaid(t, loan, formats)]}
      />
    </Section>
  );
}

type Events = (t: Text<'loans'>, loan: Loan, formats: Formats) => TimelineEvent[];

const asked = (t: Text<'loans'>, { time }: Loan, formats: Formats): TimelineEvent => ({
  id: 'asked',
  time: formats.dateTime(time),
  title: t('history.asked'),
  state: 'done',
});

const audited: Events = (t, { status, decidedAt, reviewDueAt, rejection }, formats) => {
  if (status === 'awaitingAudit')
    return [{ id: 'audit', time: formats.dateTime(reviewDueAt), title: t('history.audit'), state: 'ahead' }];
  const rejected = status === 'rejected';
  return [
    {
      id: 'audit',
      time: formats.dateTime(decidedAt),
      title: t(rejected ? 'history.rejected' : 'history.passed'),
      state: rejected ? 'failed' : 'done',
      ...(rejection && { detail: t(`rejection.${rejection}`) }),
    },
  ];
};

/** A customer-service manager confirms it afterwards (specification 6). */
function repaidPart(t: Text<'loans'>, part: LoanRepayment, formats: Formats): TimelineEvent {
  const { at, amount, interest, principal, confirmedAt, confirmationDueAt } = part;
  return {
    id: String(at),
    time: formats.dateTime(at),
    title: t('history.repaid', { amount: formats.money(amount) }),
    detail: (
      <>
        <p>
          {t('history.parts', { interest: formats.money(interest), principal: formats.money(principal) })}
        </p>
        {confirmedAt != null && <p>{t('history.confirmed', { time: formats.dateTime(confirmedAt) })}</p>}
        {confirmationDueAt != null && (
          <p>{t('history.unconfirmed', { time: formats.dateTime(confirmationDueAt) })}</p>
        )}
      </>
    ),
    state: 'done',
  };
}

const repaid: Events = (t, { repayments, repayment: { dueAt, repaidAt, overdue } }, formats) => {
  const parts = repayments.map((part) => repaidPart(t, part, formats));
  if (repaidAt != null)
    return [
      ...parts,
      { id: 'all', time: formats.dateTime(repaidAt), title: t('history.allRepaid'), state: 'done' },
    ];
  if (dueAt == null) return parts;
  return [
    ...parts,
    {
      id: 'due',
      time: formats.dateTime(dueAt),
      title: t('history.due'),
      state: overdue ? 'failed' : 'ahead',
    },
  ];
};
