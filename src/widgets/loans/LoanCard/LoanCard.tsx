'use client';
import type { Loan } from '../../../api/contract/loans';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status } from '../../../components/Status/Status';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { longNumber, ShortNumber } from '../../longNumber';
import { loanStateOf, loanTone } from './loanState';
import { useLoanFacts } from './useLoanFacts';

export interface LoanCardProps {
  /** The loan. */
  loan: Loan;
  /** Address of its repayments. Leave out on the page that shows them. */
  href?: string;
}

/** A credit loan in a list: status, outstanding amount and due date, or the reason for its rejection. */
export function LoanCard({ loan, href }: LoanCardProps) {
  const formats = useFormats();
  const t = useText('loans');
  const state = loanStateOf(loan);
  const { figure, facts } = useLoanFacts(loan, state);
  return (
    <Card {...(href !== undefined && { href })}>
      <CardHead
        title={t('name', { days: loan.days })}
        status={
          <Status tone={loanTone[state]} value={state}>
            {t(`status.${state}`)}
          </Status>
        }
      >
        <span>
          {href === undefined ? longNumber(loan.orderNumber) : <ShortNumber number={loan.orderNumber} />} ·{' '}
          {formats.dateTime(loan.time)}
        </span>
      </CardHead>
      <CardFacts large facts={[figure]} />
      <CardFacts facts={facts} />
      {loan.rejection && <CardText>{t(`rejection.${loan.rejection}`)}</CardText>}
      {state === 'overdue' && <CardText>{t('overdueNote')}</CardText>}
    </Card>
  );
}
