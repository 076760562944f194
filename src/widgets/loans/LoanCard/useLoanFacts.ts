'use client';
import type { Loan } from '../../../api/contract/loans';
import type { CardFact } from '../../../components/Card/CardFacts';
import { subtract } from '../../../domain/decimal';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import type { LoanState } from './loanState';

/** Returns the most important figure of a loan in its state, and the facts that explain it. */
export function useLoanFacts(loan: Loan, state: LoanState): { figure: CardFact; facts: CardFact[] } {
  const formats = useFormats();
  const t = useText('loans');
  const { repaid, outstanding, totalToRepay, dueAt, repaidAt } = loan.repayment;
  const money = (label: string, value: string): CardFact => ({ label, value: formats.money(value) });
  const moment = (label: string, value: number | null | undefined): CardFact => ({
    label,
    value: formats.dateTime(value),
    wide: true,
  });
  switch (state) {
    case 'awaitingAudit':
      return {
        figure: money(t('askedFor'), loan.amount),
        facts: [
          { ...money(t('totalToRepay'), totalToRepay), wide: true },
          moment(t('auditBy'), loan.reviewDueAt),
        ],
      };
    case 'rejected':
      return {
        figure: money(t('askedFor'), loan.amount),
        facts: [moment(t('decidedAt'), loan.decidedAt)],
      };
    case 'repaid':
      return {
        figure: money(t('repaidInAll'), repaid),
        facts: [{ ...money(t('amount'), loan.amount), wide: true }, moment(t('repaidAt'), repaidAt)],
      };
    case 'passed':
    case 'overdue':
      return {
        figure: money(t('outstanding'), outstanding),
        facts: [
          money(t('amount'), loan.amount),
          money(t('repaid'), repaid),
          {
            ...(state === 'overdue'
              ? money(t('totalByNow'), totalToRepay)
              : money(t('stillToRepay'), subtract(totalToRepay, repaid))),
            wide: true,
          },
          moment(t('due'), dueAt),
        ],
      };
  }
}
