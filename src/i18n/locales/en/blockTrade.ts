export const blockTrade = {
  minimumBid: 'Minimum bid',
  discount: '{{amount}} yen below the market ({{percent}})',
  premium: '{{amount}} yen above the market ({{percent}})',
  par: 'At the market price',
  offeredShares: 'Shares offered',
  leastShares: 'Least shares',
  mostShares: 'Most shares',
  lock: 'Sale lock',
  locks: {
    nextTradingDay: 'Purchase and next trading day (T+1)',
    days: '{{days}} calendar days',
  },
  hours: 'Hours',
  hoursValue: '{{opens}}–{{closes}}, within the sessions',
  applicationsLeft: 'Applications left today',
  noneLeft: 'No more today',
  status: { pendingReview: 'Under review', passed: 'Passed', rejected: 'Rejected' },
  record: {
    price: 'Bid',
    shares: 'Shares',
    turnover: 'Turnover',
    frozen: 'Frozen, with fee',
    charged: 'Paid, with fee',
    returned: 'Returned',
  },
  news: {
    pendingReview: 'Decided by {{time}} at the latest.',
    passed: 'The shares are among your positions, under “Auction”.',
  },
  rejection: {
    belowSellersPrice:
      'The bid did not reach the price that the seller asks. All that was frozen has been returned.',
    review:
      'The review did not approve it. All that was frozen has been returned. Customer service can tell you more.',
  },
  toPosition: 'View position',
} as const;
