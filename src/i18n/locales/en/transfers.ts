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
  records: 'Records',
  between: '{{minimum}} to {{maximum}}',
} as const;
