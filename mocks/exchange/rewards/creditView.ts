import type { RawResponseOf } from '../../../src/api/contract/call';
import type { creditScore } from '../../../src/api/contract/rewards';
import {
  highestCreditScore,
  startingCreditScore,
  withdrawalCreditScore,
} from '../../../src/domain/rewards/creditScore';
import type { Exchange } from '../exchange';
import { loanCreditScore, loanRules } from '../loans/rules';
import { pageOf } from '../page';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { creditHistory } from './creditScore';
import { signInRules } from './rules';

/** A member's credit score: what it allows, what changes it, and a page of its history. */
export function creditView(
  exchange: Exchange,
  member: Member,
  page: number,
): RawResponseOf<typeof creditScore> {
  return {
    score: member.creditScore,
    highest: highestCreditScore,
    starting: startingCreditScore,
    withdrawalScore: withdrawalCreditScore,
    loanScore: loanCreditScore,
    rules: [
      { cause: 'signIn', change: signInRules.scorePerSignIn },
      { cause: 'loanOverdue', change: -loanRules.overdueScore },
    ],
    history: pageOf(creditHistory(exchange, member), page, ({ at, ...change }) => ({
      at: timestamp(at),
      ...change,
    })),
  };
}
