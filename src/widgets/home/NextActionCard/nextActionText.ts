import type { NextAction } from '../../../domain/home/nextAction';
import { formatTime } from '../../../format/dateTime';
import type { Formats } from '../../../i18n/formats';
import type { TextParams, Translate } from '../../../i18n/text';

/** The texts of a next step: what it is, and why or how much. */
export interface NextActionText {
  title: string;
  note: string | undefined;
  /** What can be lost, with its name. */
  loss?: { label: string; figure: string };
  /** By when it is to be done, or was. */
  deadline?: string;
  /** What can be done where the card leads, unless the title says so. */
  act?: string;
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
  formats: Formats,
): NextActionText {
  switch (action.kind) {
    case 'contactService':
      return { title: t('home:next.contactService.title'), note: serviceHours };
    case 'atRisk': {
      const { name, move, latestPrice, liquidationPrice, lossFromHere } = action.position;
      const prices = { now: formats.price(latestPrice), price: formats.price(liquidationPrice) };
      return {
        title: t('home:next.atRisk.title', {
          name,
          distance: formats.price(move.yen),
          percent: formats.percent(move.percent, { decimals: 1 }),
        }),
        note: t('home:next.atRisk.note', prices),
        ...(lossFromHere !== undefined &&
          !hidden && { loss: { label: t('common:stillToLose', prices), figure: formats.yen(lossFromHere) } }),
        act: t('home:next.atRisk.act'),
      };
    }
    case 'payIpo': {
      const { amountToPay, paymentDeadline } = action.payment;
      const figures: TextParams = {
        amount: formats.money(amountToPay),
        ...(hidden && { context: 'hidden' }),
      };
      const time: TextParams = action.isDueToday
        ? { time: formatTime(paymentDeadline), context: 'today' }
        : { time: formats.monthDayTime(paymentDeadline) };
      return {
        title: t('home:next.payIpo.title'),
        note: t('home:next.payIpo.note', figures),
        deadline: t('home:next.payIpo.deadline', time),
      };
    }
    case 'repayLoan': {
      const { outstanding, dueAt } = action.loan;
      const figures: TextParams = {
        amount: formats.money(outstanding),
        ...(hidden && { context: 'hidden' }),
      };
      return {
        title: t('home:next.repayLoan.title'),
        note: t('home:next.repayLoan.note', figures),
        deadline: t('home:next.repayLoan.deadline', { time: formats.monthDayTime(dueAt) }),
      };
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
