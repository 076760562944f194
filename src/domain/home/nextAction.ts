import type { Restriction } from '../account/accountVocabulary';
import { isZero } from '../decimal';
import type { VerificationStatus } from '../identity/identityVocabulary';
import { exchangeDate } from '../market/tradingSession';
import type { MoveLeft } from '../trade/liquidationDistance';
import { type WithdrawStep, withdrawChecklist } from '../withdrawals/withdrawSteps';

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
  /** Last price of the stock, in yen. */
  latestPrice: string;
  /** In yen. */
  liquidationPrice: string;
  /** What is left of the way to the liquidation price, in whole percent (`wayLeft`). */
  left: number;
  /** What the price may still move until then. */
  move: MoveLeft;
  /** What it can still lose when it is liquidated (`lossFromHere`), in yen; undefined while a fee rate is unknown. */
  lossFromHere: string | undefined;
}

/** A notice that must be read before the next trade. */
export interface MustRead {
  id: string;
  title: string;
}

/** Facts about a member. A fact that could not be loaded is undefined, and causes no suggestion. */
export interface NextActionFacts {
  /** Epoch ms, by the exchange's clock. */
  now: number;
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

/** A next step for a member. The last two kinds are information, not actions. */
export type NextAction =
  | { kind: 'contactService' }
  | { kind: 'atRisk'; position: PositionAtRisk }
  | { kind: 'payIpo'; payment: DuePayment; isDueToday: boolean }
  | { kind: 'repayLoan'; loan: OverdueLoan }
  | { kind: 'readNotice'; notice: MustRead }
  | { kind: WithdrawStep }
  | { kind: 'deposit' }
  | { kind: 'verifying' }
  | { kind: 'depositing' };

/**
 * The next steps, the most urgent first:
 *
 * 1. customer service, for a disabled or frozen account, which can do nothing else
 * 2. positions near their liquidation price, the nearest first: it can be reached at any minute of a session
 * 3. payments that are due today, which a member with a ban can still make
 * 4. an overdue loan, whose interest continues
 * 5. payments with a later deadline
 * 6. customer service, for any other restriction; the steps below wait for it
 * 7. a notice that must be read before a trade
 * 8. a step before the first withdrawal (decision 23), or the first deposit, or what is under review
 */
export function nextActions(facts: NextActionFacts): NextAction[] {
  const { restrictions, now, mustRead = [], overdueLoan } = facts;
  if (restrictions.includes('disabled') || restrictions.includes('frozen'))
    return [{ kind: 'contactService' }];
  const payments = (facts.payments ?? [])
    .toSorted((one, other) => one.paymentDeadline - other.paymentDeadline)
    .map((payment) => {
      // The deadline itself is too late.
      const isDueToday = exchangeDate(payment.paymentDeadline - 1) <= exchangeDate(now);
      return { kind: 'payIpo', payment, isDueToday } as const;
    });
  const atRisk = (facts.atRisk ?? [])
    .toSorted((one, other) => one.left - other.left)
    .map((position) => ({ kind: 'atRisk', position }) as const);
  const urgent: NextAction[] = [
    ...atRisk,
    ...payments.filter(({ isDueToday }) => isDueToday),
    ...(overdueLoan ? [{ kind: 'repayLoan', loan: overdueLoan } as const] : []),
    ...payments.filter(({ isDueToday }) => !isDueToday),
  ];
  if (restrictions.length > 0) return [...urgent, { kind: 'contactService' }];
  const [notice] = mustRead;
  const step = nextStep(facts);
  return [...urgent, ...(notice ? [{ kind: 'readNotice', notice } as const] : []), ...(step ? [step] : [])];
}

/** Whether waiting for another day may cost the member money: a payment due today, a position at risk, an overdue loan. */
export const isUrgent = (action: NextAction): boolean =>
  action.kind === 'atRisk' || action.kind === 'repayLoan' || (action.kind === 'payIpo' && action.isDueToday);

/** The most urgent of them, or undefined when there is none. */
export const nextAction = (facts: NextActionFacts): NextAction | undefined => nextActions(facts)[0];

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
