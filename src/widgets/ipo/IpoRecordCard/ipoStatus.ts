import type { IpoApplication } from '../../../api/contract/ipoApplication';

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
