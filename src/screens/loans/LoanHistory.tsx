import type { Loan, LoanRepayment } from '../../api/contract/loans';
import { Section } from '../../components/Section/Section';
import { type Step, Steps } from '../../components/Steps/Steps';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useStepStates } from '../../widgets/useStepStates';

/** The history of a loan: request, audit, each repayment with its parts, and what is expected. */
export function LoanHistory({ loan }: { loan: Loan }) {
  const formats = useFormats();
  const t = useText('loans');
  return (
    <Section title={t('history.title')}>
      <Steps
        label={t('history.title')}
        stateLabels={useStepStates()}
        steps={[asked(t, loan, formats), ...audited(t, loan, formats), ...repaid(t, loan, formats)]}
      />
    </Section>
  );
}

type StepsOf = (t: Text<'loans'>, loan: Loan, formats: Formats) => Step[];

const asked = (t: Text<'loans'>, { time }: Loan, formats: Formats): Step => ({
  time: formats.dateTime(time),
  label: t('history.asked'),
  state: 'done',
});

const audited: StepsOf = (t, { status, decidedAt, reviewDueAt, rejection }, formats) => {
  if (status === 'awaitingAudit')
    return [{ time: formats.dateTime(reviewDueAt), label: t('history.audit'), state: 'current' }];
  const rejected = status === 'rejected';
  return [
    {
      time: formats.dateTime(decidedAt),
      label: t(rejected ? 'history.rejected' : 'history.passed'),
      state: rejected ? 'failed' : 'done',
      ...(rejection && { note: t(`rejection.${rejection}`) }),
    },
  ];
};

/** A customer-service manager confirms it afterwards (specification 6). */
function repaidPart(t: Text<'loans'>, part: LoanRepayment, formats: Formats): Step {
  const { at, amount, interest, principal, confirmedAt, confirmationDueAt } = part;
  return {
    time: formats.dateTime(at),
    label: t('history.repaid', { amount: formats.money(amount) }),
    note: (
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

const repaid: StepsOf = (t, { repayments, repayment: { dueAt, repaidAt, overdue } }, formats) => {
  const parts = repayments.map((part) => repaidPart(t, part, formats));
  if (repaidAt != null)
    return [...parts, { time: formats.dateTime(repaidAt), label: t('history.allRepaid'), state: 'done' }];
  if (dueAt == null) return parts;
  return [
    ...parts,
    {
      time: formats.dateTime(dueAt),
      label: t('history.due'),
      state: overdue ? 'failed' : 'upcoming',
    },
  ];
};
