export const transfer = {
  status: { pendingReview: 'Under review', passed: 'Passed', rejected: 'Rejected', success: 'Completed' },
  cancelled: 'Cancelled',
  amount: 'Amount',
  orderNumber: 'Order number',
  progress: 'Progress',
  due: 'Expected {{time}}',
  follow: 'See where it stands',
  pending: {
    deposit: 'A deposit of {{amount}} is under review',
    withdrawal: 'A withdrawal of {{amount}} is under review',
  },
  records: 'Records',
  amountReasons: {
    amountMissing: 'Enter an amount.',
    amountNotNumber: 'Enter the amount as a number.',
    amountNotWhole: 'Enter whole yen.',
    amountBelowMinimum: 'The minimum is {{amount}}.',
    amountAboveMaximum: 'The maximum is {{amount}}.',
  },
  otherOperation: 'Another deposit or withdrawal of yours is under review. One at a time is reviewed.',
  between: '{{minimum}} to {{maximum}}',
} as const;
