import type { RawResponseOf } from '../../../src/api/contract/call';
import type { withdrawRecord, withdrawRules } from '../../../src/api/contract/withdrawals';
import { withdrawalCreditScore } from '../../../src/domain/rewards/creditScore';
import { bankNames } from '../cards/banks';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { hasPending } from '../transfers/checks';
import { hoursView } from '../transfers/hoursView';
import type { WithdrawalRecord } from '../transfers/records';
import { rejections } from '../transfers/rejections';
import { withdrawDelay, withdrawHours, withdrawLimits } from '../transfers/rules';
import { stagesOf } from '../transfers/stages';
import type { Member } from '../world';

/** Current withdrawal rules for a member. */
export function withdrawRulesView(exchange: Exchange, member: Member): RawResponseOf<typeof withdrawRules> {
  return {
    hours: hoursView(exchange, withdrawHours),
    ...withdrawLimits,
    creditScore: member.creditScore,
    minimumCreditScore: withdrawalCreditScore,
    reviewMinutes: withdrawDelay.review,
    payoutMinutes: withdrawDelay.finish,
    otherOperation: hasPending(exchange, member, 'withdrawals'),
  };
}

/** A withdrawal as sent to its member. */
export function withdrawalView(withdrawal: WithdrawalRecord): RawResponseOf<typeof withdrawRecord> {
  const { id, orderNumber, amount, status, submittedAt, reviewedAt, rejection, card } = withdrawal;
  const cancelled = rejection === 'withdrawalCancelled' && reviewedAt !== null;
  return {
    id,
    orderNumber,
    amount,
    status,
    card: { ...card, bankNames: bankNames(card.bankName) },
    submittedAt: timestamp(submittedAt),
    stages: stagesOf(withdrawal, withdrawDelay),
    rejection: rejection && rejections[rejection],
    fee: withdrawLimits.fee,
    cancelledAt: cancelled ? timestamp(reviewedAt) : null,
  };
}
