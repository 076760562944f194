import type { IpoApplication } from '../../../api/contract/ipoApplication';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';

/** Returns the status of an application and its next step, as a sentence. */
export function ipoStatusText(t: Text<'ipo'>, application: IpoApplication, formats: Formats): string {
  const status = ipoStatus(application);
  return t(`news.${status}`, {
    time: formats.monthDayTime(status === 'paid' ? application.listingDate : application.drawDate),
    from: formats.monthDayTime(application.paymentStartsAt),
    until: formats.monthDayTime(application.paymentDeadline),
    amount: formats.yen(application.frozenAmount),
  });
}

/** Returns the lottery result, with separate states for listed and forfeited applications. */
export function ipoStatus({
  lotteryResult,
  forfeitedAt,
  positionId,
}: Pick<IpoApplication, 'lotteryResult' | 'forfeitedAt' | 'positionId'>) {
  if (lotteryResult === 'paymentCompleted') return positionId == null ? 'paid' : 'listed';
  if (lotteryResult === 'notWon' && forfeitedAt != null) return 'forfeited';
  return lotteryResult;
}
