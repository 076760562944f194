import { edit, editLater, type Plant } from './plant';

/** Faults of statuses. */
export const transitionPlants: Plant[] = [
  {
    what: 'a new order that is closed',
    only: '/trade/Open',
    says: /status closed for the new “Order and position”/,
    after: edit('data.status', () => 'closed'),
  },
  {
    what: 'a closed position that is held again',
    only: '/trade/Close',
    says: /status holding for “Order and position” .* which was closed before/,
    after: editLater(6, 'data.status', 'holding'),
  },
  {
    what: 'a cancelled order that is filled',
    only: '/trade/Cancel',
    says: /status holding for “Order and position” .* which was cancelled before/,
    after: editLater(6, 'data.status', 'holding'),
  },
  {
    what: 'a loan that is rejected at once',
    only: '/loan/Borrow',
    says: /status rejected for the new “Loan”/,
    after: edit('data.status', () => 'rejected'),
  },
  {
    what: 'a deposit that is booked at once',
    only: '/deposit/Submit',
    says: /status success for the new “Deposit and withdrawal”/,
    after: edit('data.status', () => 'success'),
  },
  {
    what: 'an application that is won before the draw',
    only: '/ipo/Apply',
    says: /lotteryResult won for the new “IPO application”/,
    after: edit('data.lotteryResult', () => 'won'),
  },
  {
    what: 'a cancelled application that is under review again',
    only: '/valueStock/Cancel',
    says: /status pendingReview for .* which was cancelled before/,
    after: editLater(6, 'data.status', 'pendingReview'),
  },
];
