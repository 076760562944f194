export const gates = {
  label: 'Steps to a withdrawal',
  steps: {
    verify: 'Verify your identity',
    addCard: 'Add a bank account',
    setFundPassword: 'Set the fund password',
    withdraw: 'Withdraw',
  },
  states: { done: 'Done', next: 'Next', toDo: 'To do', waiting: 'Under review', blocked: 'Not yet' },
  waitingNote: 'You don’t need to do anything until the review is finished.',
  blockedBy: 'First: {{step}}',
  blockedByAll: 'First complete the steps above.',
  window: {
    open: 'Open until {{time}} (Japan time)',
    openNow: 'Open',
    opens: 'Opens at {{time}} (Japan time)',
    opensOn: 'Opens on {{time}} (Japan time)',
    closed: 'Closed',
    left: '{{left}} to go',
    hours: 'Trading days {{opens}}–{{closes}}',
    hoursInZone: 'Trading days {{opens}}–{{closes}} (Japan time)',
  },
} as const;
