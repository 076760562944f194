import type { IpoApplication } from '../../../api/contract/ipoApplication';
import { formatMonthDayTime } from '../../../format/dateTime';
import { formatYen } from '../../../format/yen';
import type { Text } from '../../../i18n/text';

/** Returns the status of an application and its next step, as a sentence. */
export function ipoStatusText(t: Text<'ipo'>, application: IpoApplication): string {
  const status = ipoStatus(application);
  return t(`news.${status}`, {
    time: formatMonthDayTime(status === 'paid' ? application.listingDate : application.drawDate),
    from: formatMonthDayTime(application.paymentStartsAt),
    until: formatMonthDayTime(application.paymentDeadline),
    amount: formatYen(application.frozenAmount),
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
