import type { IpoApplication } from '../../api/contract/ipo';

/** What there is to say of an application: its result, told apart by whether it was listed or lost for want of payment. */
export function ipoStatus({
  lotteryResult,
  forfeitedAt,
  positionId,
}: Pick<IpoApplication, 'lotteryResult' | 'forfeitedAt' | 'positionId'>) {
  if (lotteryResult === 'paymentCompleted') return positionId == null ? 'paid' : 'listed';
  if (lotteryResult === 'notWon' && forfeitedAt != null) return 'forfeited';
  return lotteryResult;
}
