import { dayTradeStatuses } from '../src/domain/dayTrading/dayTradingVocabulary';
import { verificationStatuses } from '../src/domain/identity/identityVocabulary';
import { ipoPhases, ipoResults } from '../src/domain/ipo/ipoVocabulary';
import { loanStatuses } from '../src/domain/loans/loansVocabulary';
import {
  applicationStatuses,
  investmentStatuses,
  offerApplicationStatuses,
} from '../src/domain/products/productsVocabulary';
import { positionStatuses } from '../src/domain/trade/tradeVocabulary';
import { transferStatuses } from '../src/domain/transfers/transfersVocabulary';

/** A transition between two statuses. */
export interface Transition<Status extends string = string> {
  from: Status;
  to: Status;
  /** Its cause. */
  by: string;
}

/** The life cycle of a kind of record. */
export interface LifeCycle {
  statuses: readonly string[];
  /** Kind of record. */
  of: string;
  /** Possible first statuses. */
  begins: readonly string[];
  transitions: readonly Transition[];
}

/** Declares a life cycle. Its statuses are exactly those of the set. */
const lifeCycle = <Status extends string>(
  statuses: readonly Status[],
  life: { of: string; begins: readonly Status[]; transitions: readonly Transition<Status>[] },
): LifeCycle => ({ statuses, ...life });

/** Life cycles of all records with a status (specification 4). No other transition is allowed. */
export const lifeCycles: readonly LifeCycle[] = [
  lifeCycle(verificationStatuses, {
    of: 'Real-name verification',
    begins: ['unverified'],
    transitions: [
      { from: 'unverified', to: 'underReview', by: 'The member submits the application.' },
      { from: 'underReview', to: 'verified', by: 'The review passes it.' },
      { from: 'underReview', to: 'unverified', by: 'The review refuses it, with its reasons.' },
    ],
  }),
  lifeCycle(positionStatuses, {
    of: 'Order and position',
    begins: ['pendingOrder', 'holding'],
    transitions: [
      { from: 'pendingOrder', to: 'holding', by: 'The market reaches the limit.' },
      { from: 'pendingOrder', to: 'cancelled', by: 'The member cancels it, or the day ends.' },
      { from: 'holding', to: 'preparingToClose', by: 'The member closes it with a pending limit order.' },
      {
        from: 'holding',
        to: 'closed',
        by: 'The member closes it at the market price, or it is closed otherwise.',
      },
      {
        from: 'preparingToClose',
        to: 'closed',
        by: 'The market reaches the limit; or the exchange liquidates it.',
      },
      {
        from: 'preparingToClose',
        to: 'holding',
        by: 'The day ends, only some shares were closed, or the member cancels the closing.',
      },
    ],
  }),
  lifeCycle(ipoPhases, {
    of: 'New issue',
    begins: ['waiting'],
    transitions: [
      { from: 'waiting', to: 'subscribing', by: 'The subscription date comes.' },
      { from: 'subscribing', to: 'ended', by: 'The deadline passes.' },
    ],
  }),
  lifeCycle(ipoResults, {
    of: 'IPO application',
    begins: ['awaitingDraw'],
    transitions: [
      { from: 'awaitingDraw', to: 'won', by: 'The draw gives the member lots.' },
      { from: 'awaitingDraw', to: 'notWon', by: 'The draw gives the member none.' },
      { from: 'won', to: 'pendingPayment', by: 'The payment opens.' },
      { from: 'pendingPayment', to: 'paymentCompleted', by: 'The member pays.' },
      { from: 'pendingPayment', to: 'notWon', by: 'The deadline passes without a payment.' },
    ],
  }),
  lifeCycle(applicationStatuses, {
    of: 'Block-trade application',
    begins: ['pendingReview'],
    transitions: [
      { from: 'pendingReview', to: 'passed', by: 'The review passes it.' },
      { from: 'pendingReview', to: 'rejected', by: 'The review rejects it, with a reason.' },
    ],
  }),
  lifeCycle(offerApplicationStatuses, {
    of: 'Application for a value stock or a repurchase',
    begins: ['pendingReview'],
    transitions: [
      { from: 'pendingReview', to: 'passed', by: 'The review passes it.' },
      { from: 'pendingReview', to: 'rejected', by: 'The review rejects it, with a reason.' },
      { from: 'pendingReview', to: 'cancelled', by: 'The member cancels it.' },
    ],
  }),
  lifeCycle(investmentStatuses, {
    of: 'Copy trade and lock-up product',
    begins: ['inProgress'],
    transitions: [
      {
        from: 'inProgress',
        to: 'ended',
        by: 'Its term ends, or the member ends a copy trade earlier.',
      },
    ],
  }),
  lifeCycle(transferStatuses, {
    of: 'Deposit and withdrawal',
    begins: ['pendingReview'],
    transitions: [
      { from: 'pendingReview', to: 'passed', by: 'The review passes it.' },
      {
        from: 'pendingReview',
        to: 'rejected',
        by: 'The review rejects it, or the member cancels a withdrawal.',
      },
      { from: 'passed', to: 'success', by: 'A deposit is booked, a withdrawal is paid.' },
    ],
  }),
  lifeCycle(loanStatuses, {
    of: 'Loan',
    begins: ['awaitingAudit'],
    transitions: [
      { from: 'awaitingAudit', to: 'passed', by: 'The audit passes it, and it is paid out.' },
      { from: 'awaitingAudit', to: 'rejected', by: 'The audit rejects it, with a reason.' },
    ],
  }),
  lifeCycle(dayTradeStatuses, {
    of: 'Day trade',
    begins: ['applied'],
    transitions: [
      { from: 'applied', to: 'trading', by: 'It is filled.' },
      { from: 'applied', to: 'cancelled', by: 'The member cancels it, or it can no longer be filled.' },
      {
        from: 'trading',
        to: 'closed',
        by: 'The member closes it, or it is closed at the deadline of the day.',
      },
    ],
  }),
];

/** Whether one status leads to another, possibly in several steps between two observations. */
export function leads(life: LifeCycle, from: string, to: string, passed: readonly string[] = []): boolean {
  if (passed.includes(from)) return false;
  const next = life.transitions.filter((one) => one.from === from).map((one) => one.to);
  return next.some((status) => status === to || leads(life, status, to, [...passed, from]));
}
