import { isZero } from './decimal';
import type { WarningPercent } from './liquidationDistance';
import type { Restriction, VerificationStatus } from './vocabulary';
import { type WithdrawStep, withdrawChecklist } from './withdrawSteps';

/** A payment for allotted shares of a new issue that can be made now. */
export interface DuePayment {
  /** Of the new issue. */
  issueId: string;
  /** Decimal string in yen. */
  amountToPay: string;
  /** Payment deadline (exclusive), epoch ms. */
  paymentDeadline: number;
}

/** A loan that was not repaid by its due date. */
export interface OverdueLoan {
  id: string;
  /** Amount that repays it in full now, in yen. */
  outstanding: string;
  /** Epoch ms. */
  dueAt: number;
}

/** A position close to its liquidation price. */
export interface PositionAtRisk {
  id: string;
  /** Of the stock, in the member's language. */
  name: string;
  /** In yen. */
  liquidationPrice: string;
  /** The remaining distance to the liquidation price is at most this percentage. */
  percent: WarningPercent;
}

/** A notice that must be read before the next trade. */
export interface MustRead {
  id: string;
  title: string;
}

/** Facts about a member. A fact that could not be loaded is undefined, and causes no suggestion. */
export interface NextActionFacts {
  restrictions: readonly Restriction[];
  verification: VerificationStatus;
  /** Decimal string in yen. */
  totalAssets: string;
  cardCount: number | undefined;
  fundPasswordSet: boolean | undefined;
  /** Whether a deposit is under review. */
  depositPending: boolean | undefined;
  payments: readonly DuePayment[] | undefined;
  atRisk: readonly PositionAtRisk[] | undefined;
  overdueLoan?: OverdueLoan | null | undefined;
  /** Unread notices, the oldest first. */
  mustRead: readonly MustRead[] | undefined;
}

/** The most useful next step for a member. The last two kinds are information, not actions. */
export type NextAction =
  | { kind: 'contactService' }
  | { kind: 'atRisk'; position: PositionAtRisk }
  | { kind: 'payIpo'; payment: DuePayment }
  | { kind: 'repayLoan'; loan: OverdueLoan }
  | { kind: 'readNotice'; notice: MustRead }
  | { kind: WithdrawStep }
  | { kind: 'deposit' }
  | { kind: 'verifying' }
  | { kind: 'depositing' };

/**
 * The most useful next step, or undefined when there is none. By priority:
 *
 * 1. customer service, for a disabled or frozen account
 * 2. a position near its liquidation price
 * 3. a payment with a deadline, which a member with a ban can still make
 * 4. an overdue loan, whose interest continues
 * 5. customer service, for any other restriction
 * 6. a notice that must be read before a trade
 * 7. a step before the first withdrawal (decision 23), then the first deposit
 * 8. what is under review
 */
export function nextAction(facts: NextActionFacts): NextAction | undefined {
  const { restrictions, mustRead = [] } = facts;
  if (restrictions.includes('disabled') || restrictions.includes('frozen')) return { kind: 'contactService' };
  const [position] = (facts.atRisk ?? []).toSorted((one, other) => one.percent - other.percent);
  if (position) return { kind: 'atRisk', position };
  const payment = mostUrgent(facts.payments ?? []);
  if (payment) return { kind: 'payIpo', payment };
  if (facts.overdueLoan) return { kind: 'repayLoan', loan: facts.overdueLoan };
  if (restrictions.length > 0) return { kind: 'contactService' };
  const [notice] = mustRead;
  if (notice) return { kind: 'readNotice', notice };
  return nextStep(facts);
}

function mostUrgent(payments: readonly DuePayment[]): DuePayment | undefined {
  return [...payments].sort((one, other) => one.paymentDeadline - other.paymentDeadline)[0];
}

function nextStep(facts: NextActionFacts): NextAction | undefined {
  const { verification, cardCount, fundPasswordSet, totalAssets, depositPending } = facts;
  const toDo = withdrawChecklist({
    verification,
    // Unknown steps count as done, so that no step is requested twice.
    cardCount: cardCount ?? 1,
    fundPasswordSet: fundPasswordSet ?? true,
  }).filter(
    ({ step, state }) =>
      state === 'toDo' && (step !== 'addCard' || (verification === 'verified' && fundPasswordSet !== false)),
  );
  const [first] = toDo;
  if (first) return { kind: first.step };
  const penniless = isZero(totalAssets);
  if (penniless && depositPending === false) return { kind: 'deposit' };
  if (verification === 'underReview') return { kind: 'verifying' };
  return penniless && depositPending ? { kind: 'depositing' } : undefined;
}
