import type { IpoApplication } from '../../../api/contract/ipoApplication';
import type { StepState } from '../../../components/Steps/Steps';

/** The steps of an application, in order. */
export const ipoStepNames = ['applied', 'drawn', 'pay', 'paid', 'listed'] as const;
export type IpoStepName = (typeof ipoStepNames)[number];

/** `never`: the application ended before this step. */
export type IpoStepState = StepState | 'never';

type Progress = Pick<IpoApplication, 'lotteryResult' | 'forfeitedAt' | 'positionId'>;

/** Returns the state of each step: `applied` is always done, then the draw, the payment and the listing. */
export function ipoSteps({ lotteryResult, forfeitedAt, positionId }: Progress) {
  const listed = positionId == null ? 'current' : 'done';
  const stepStates: Record<IpoApplication['lotteryResult'], readonly IpoStepState[]> = {
    awaitingDraw: ['done', 'current', 'upcoming', 'upcoming', 'upcoming'],
    won: ['done', 'done', 'current', 'upcoming', 'upcoming'],
    pendingPayment: ['done', 'done', 'current', 'upcoming', 'upcoming'],
    paymentCompleted: ['done', 'done', 'done', 'done', listed],
    notWon:
      forfeitedAt == null
        ? ['done', 'failed', 'never', 'never', 'never']
        : ['done', 'done', 'failed', 'never', 'never'],
  };
  return ipoStepNames.map((name, index) => ({
    name,
    state: stepStates[lotteryResult][index] ?? 'never',
  }));
}
