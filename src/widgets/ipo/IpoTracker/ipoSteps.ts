import type { IpoApplication } from '../../../api/contract/ipoApplication';
import type { StepState } from '../../../components/Steps/Steps';

/** All steps. `opens` stands only for the time between a win and the first day of payment. */
export type IpoStepName = 'applied' | 'drawn' | 'opens' | 'pay' | 'paid' | 'listed';

const ipoStepNames: readonly IpoStepName[] = ['applied', 'drawn', 'pay', 'paid', 'listed'];
const waitingNames: readonly IpoStepName[] = ['applied', 'drawn', 'opens', 'pay', 'listed'];

type Progress = Pick<IpoApplication, 'lotteryResult' | 'forfeitedAt' | 'positionId'>;

/** The steps of an application with their states, up to the one that it ended with. */
export function ipoSteps({ lotteryResult, forfeitedAt, positionId }: Progress) {
  const listed = positionId == null ? 'current' : 'done';
  const states: Record<IpoApplication['lotteryResult'], readonly StepState[]> = {
    awaitingDraw: ['done', 'current', 'upcoming', 'upcoming', 'upcoming'],
    won: ['done', 'done', 'current', 'upcoming', 'upcoming'],
    pendingPayment: ['done', 'done', 'current', 'upcoming', 'upcoming'],
    paymentCompleted: ['done', 'done', 'done', 'done', listed],
    notWon: forfeitedAt == null ? ['done', 'failed'] : ['done', 'done', 'failed'],
  };
  const names = lotteryResult === 'won' ? waitingNames : ipoStepNames;
  return names.flatMap((name, index) => {
    const state = states[lotteryResult][index];
    return state ? [{ name, state }] : [];
  });
}
