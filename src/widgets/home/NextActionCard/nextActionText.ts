import type { NextAction } from '../../../domain/home/nextAction';
import { formatMonthDayTime } from '../../../format/dateTime';
import { formatMoney } from '../../../format/money';
import { formatPrice } from '../../../format/price';
import type { TextParams, Translate } from '../../../i18n/text';

/** The texts of a next step: what it is, and why, by when or how much. */
export interface NextActionText {
  title: string;
  note: string | undefined;
}

/** What the texts need in addition to the step. */
export interface NextActionFigures {
  /** Whether amounts are masked. */
  hidden: boolean;
  /** Customer service hours as text. */
  serviceHours?: string | undefined;
}

/** Returns the texts of a next step. */
export function nextActionText(
  t: Translate,
  action: NextAction,
  { hidden, serviceHours }: NextActionFigures,
): NextActionText {
  switch (action.kind) {
    case 'contactService':
      return { title: t('home:next.contactService.title'), note: serviceHours };
    case 'atRisk': {
      const { name, left, liquidationPrice } = action.position;
      return {
        title: t('home:next.atRisk.title', { name }),
        note: t('home:next.atRisk.note', { percent: String(left), price: formatPrice(liquidationPrice) }),
      };
    }
    case 'payIpo': {
      const { amountToPay, paymentDeadline } = action.payment;
      const figures: TextParams = {
        amount: formatMoney(amountToPay),
        time: formatMonthDayTime(paymentDeadline),
        ...(hidden && { context: 'hidden' }),
      };
      return { title: t('home:next.payIpo.title'), note: t('home:next.payIpo.note', figures) };
    }
    case 'repayLoan': {
      const { outstanding, dueAt } = action.loan;
      const figures: TextParams = {
        amount: formatMoney(outstanding),
        time: formatMonthDayTime(dueAt),
        ...(hidden && { context: 'hidden' }),
      };
      return { title: t('home:next.repayLoan.title'), note: t('home:next.repayLoan.note', figures) };
    }
    case 'readNotice':
      return { title: t('home:next.readNotice.title'), note: action.notice.title };
    case 'verify':
    case 'addCard':
    case 'setFundPassword':
      return { title: t(`gates:steps.${action.kind}`), note: t(`home:next.${action.kind}.note`) };
    case 'verifying':
      return { title: t('home:next.verifying.title'), note: t('gates:waitingNote') };
    default:
      return { title: t(`home:next.${action.kind}.title`), note: t(`home:next.${action.kind}.note`) };
  }
}
