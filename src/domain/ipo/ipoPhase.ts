import type { IpoPhase } from './ipoVocabulary';

/**
 * Where the subscription of a new issue stands (specification 4): waiting until its first moment, subscribing up to,
 * not including, its deadline, then ended. All times in epoch ms.
 */
export function ipoPhaseAt(issue: { subscriptionDate: number; deadline: number }, now: number): IpoPhase {
  if (now < issue.subscriptionDate) return 'waiting';
  return now < issue.deadline ? 'subscribing' : 'ended';
}
