import type { Loan, LoanRepayment } from '../../api/contract/loans';
import { Section } from '../../components/Section/Section';
import { Timeline, type TimelineEvent } from '../../components/Timeline/Timeline';
import { formatDateTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import type { Text } from '../../i18n/text';
import { useText } from '../../i18n/useText';

/** The history of a loan: request, audit, each repayment with its parts, and what is expected. */
export function LoanHistory({ loan }: { loan: Loan }) {
  const t = useText('loans');
  return (
    <Section title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        events={[asked(t, loan), ...audited(t, loan), ...repaid(t, loan)]}
      />
    </Section>
  );
}

type Events = (t: Text<'loans'>, loan: Loan) => TimelineEvent[];

const asked = (t: Text<'loans'>, { time }: Loan): TimelineEvent => ({
  id: 'asked',
  time: formatDateTime(time),
  title: t('history.asked'),
  state: 'done',
});

const audited: Events = (t, { status, decidedAt, reviewDueAt, rejection }) => {
  if (status === 'awaitingAudit')
    return [{ id: 'audit', time: formatDateTime(reviewDueAt), title: t('history.audit'), state: 'ahead' }];
  const rejected = status === 'rejected';
  return [
    {
      id: 'audit',
      time: formatDateTime(decidedAt),
      title: t(rejected ? 'history.rejected' : 'history.passed'),
      state: rejected ? 'failed' : 'done',
      ...(rejection && { detail: t(`rejection.${rejection}`) }),
    },
  ];
};

/** A customer-service manager confirms it afterwards (specification 6). */
function repaidPart(t: Text<'loans'>, part: LoanRepayment): TimelineEvent {
  const { at, amount, interest, principal, confirmedAt, confirmationDueAt } = part;
  return {
    id: String(at),
    time: formatDateTime(at),
    title: t('history.repaid', { amount: formatMoney(amount) }),
    detail: (
      <>
        <p>{t('history.parts', { interest: formatMoney(interest), principal: formatMoney(principal) })}</p>
        {confirmedAt != null && <p>{t('history.confirmed', { time: formatDateTime(confirmedAt) })}</p>}
        {confirmationDueAt != null && (
          <p>{t('history.unconfirmed', { time: formatDateTime(confirmationDueAt) })}</p>
        )}
      </>
    ),
    state: 'done',
  };
}

const repaid: Events = (t, { repayments, repayment: { dueAt, repaidAt, overdue } }) => {
  const parts = repayments.map((part) => repaidPart(t, part));
  if (repaidAt != null)
    return [
      ...parts,
      { id: 'all', time: formatDateTime(repaidAt), title: t('history.allRepaid'), state: 'done' },
    ];
  if (dueAt == null) return parts;
  return [
    ...parts,
    {
      id: 'due',
      time: formatDateTime(dueAt),
      title: t('history.due'),
      state: overdue ? 'failed' : 'ahead',
    },
  ];
};
