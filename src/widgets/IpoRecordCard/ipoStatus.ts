import type { IpoApplication } from '../../api/contract/ipo';

/** Returns the lottery result, with listed and forfeited applications told apart. */
export function ipoStatus({
  lotteryResult,
  forfeitedAt,
  positionId,
}: Pick<IpoApplication, 'lotteryResult' | 'forfeitedAt' | 'positionId'>) {
  if (lotteryResult === 'paymentCompleted') return positionId == null ? 'paid' : 'listed';
  if (lotteryResult === 'notWon' && forfeitedAt != null) return 'forfeited';
  return lotteryResult;
}
