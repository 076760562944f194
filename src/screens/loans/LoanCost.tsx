import type { LoanTerms } from '../../api/contract/loans';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { noFigure } from '../../format/writeFigure';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { type LoanOffer, loanRateFacts } from './loanOffer';

interface LoanCostProps {
  terms: LoanTerms;
  days: number;
  /** Undefined until an amount is typed. */
  offer: LoanOffer | undefined;
}

/** The cost of a loan before it is requested: interest, due date, total to repay, and early or late repayment. */
export function LoanCost({ terms, days, offer }: LoanCostProps) {
  const formats = useFormats();
  const t = useText('loans');
  return (
    <>
      <KeyValue
        items={[
          loanRateFacts(t, terms, formats),
          {
            label: t('borrow.interest'),
            value: formats.money(offer?.interest),
            ...(offer && {
              note: t('borrow.interestNote', { perDay: formats.money(offer.perDay), days }),
            }),
          },
          {
            label: t('borrow.due'),
            value: offer?.dueOn ?? noFigure,
            note: t('borrow.dueNote', { days, minutes: terms.reviewMinutes }),
          },
          { label: t('borrow.total'), value: formats.money(offer?.total), emphasised: true },
        ]}
      />
      <Note>{t('borrow.sooner')}</Note>
      {offer && (
        <Note>{t('borrow.late', { perDay: formats.money(offer.perDay), points: terms.overdueScore })}</Note>
      )}
    </>
  );
}
