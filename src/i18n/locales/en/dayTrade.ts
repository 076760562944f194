export const dayTrade = {
  status: { applied: 'Applied', trading: 'Open', closed: 'Closed', cancelled: 'Cancelled' },
  appliedPrice: 'Price when applied',
  highestPrice: 'Highest price',
  quantity: 'Shares',
  openPrice: 'Opening price',
  latestPrice: 'Last price',
  closePrice: 'Closing price',
  frozen: 'Frozen',
  closesAt: 'Close by',
  news: {
    applied: 'Opened from {{time}} on, at {{price}} at most.',
    trading: 'What is still open at {{time}} is closed by the exchange at the market price.',
  },
  closedBy: {
    member: 'You closed it at {{time}}.',
    liquidation: 'Closed by the exchange at {{time}}: the margin no longer sufficed.',
    dayTradeDeadline: 'Closed by the exchange at {{time}}, the deadline, at the market price.',
    mentor: 'Closed by the mentor at {{time}}.',
    buyback: 'Bought back by the company at {{time}}.',
  },
  cancelledBy: {
    member: 'You cancelled it at {{time}}. All that was frozen has been returned.',
    endOfDay: 'It was not opened by {{time}}. All that was frozen has been returned.',
  },
  cancel: 'Cancel reservation',
} as const;
