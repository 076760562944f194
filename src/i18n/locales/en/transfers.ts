export const transfers = {
  status: { pendingReview: 'Under review', passed: 'Approved', rejected: 'Rejected', success: 'Completed' },
  cancelled: 'Cancelled',
  amount: 'Amount',
  orderNumber: 'Order number',
  progress: 'Progress (Japan time)',
  due: 'Expected by {{time}} (Japan time)',
  follow: 'View progress',
  pending: {
    deposit: 'A deposit of {{amount}} is under review',
    withdrawal: 'A withdrawal of {{amount}} is under review',
  },
  oneAtATime: {
    deposit: 'Only one deposit is reviewed at a time. A withdrawal under review doesn’t delay it.',
    withdrawal: 'Only one withdrawal is reviewed at a time. A deposit under review doesn’t delay it.',
  },
  pendingNote: {
    deposit:
      'Only one deposit is reviewed at a time. Please don’t pay again until this review has ended; then you can report the next one.',
    withdrawal:
      'Only one withdrawal is reviewed at a time. You can request the next one when this review has ended.',
  },
  records: 'Records',
  between: '{{minimum}} to {{maximum}}',
} as const;
