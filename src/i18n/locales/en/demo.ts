/** The demonstration's own tools. */
export const demo = {
  title: 'Demonstration',
  body: 'Every price, balance and company here is simulated. Nothing is bought or sold for real. The clock of the simulated exchange can be moved forward.',
  time: 'Exchange time {{time}} (Japan time)',
  minute: 'Forward 1 minute',
  quarter: 'Forward 15 minutes',
  session: 'Forward to the next session',
  reset: 'Start over',
  resetQuestion: 'Start the demonstration over?',
  resetNote: 'Every order and position in this demonstration is deleted, and you’re logged out.',
  replaced:
    'The demonstration has started over: the data stored here came from another version of it, or can’t be read. It was kept aside.',
  startFailed:
    'The demonstration couldn’t start. Try again. If that doesn’t help, start over: its orders and positions are deleted.',
  storage: {
    strip: 'Not saved',
    unsaved:
      'What you do now isn’t saved: the browser’s storage is full, or refuses it. It’s lost when this page is closed or reloaded. Free some space on this device: saving is tried again with each step.',
    blocked:
      'Nothing is saved: this browser stores nothing for this page, for example because cookies are blocked. The demonstration runs until this page is closed or reloaded. To keep it, allow site data, then reload.',
    unreadable:
      'The stored demonstration can’t be read, so this is a new one. It isn’t saved, and the stored one stays unchanged. Reload to try again, or start over to replace it.',
  },
  backOffice: {
    title: 'Back office',
    body: 'What a back office would review is decided automatically at the time shown. You can also decide it now.',
    draws: 'An IPO is drawn only on its draw date: move the clock forward to it.',
    empty: 'Nothing is waiting for a decision.',
    due: 'Decided at {{time}} (Japan time)',
    drawn: 'Drawn at {{time}} (Japan time)',
    pass: 'Approve',
    reject: 'Reject',
    toTheDraw: 'Forward to the draw',
    kinds: {
      realName: 'Identity check',
      nameSpelling: 'Spelling of a name',
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      blockTrade: 'Block trade',
      valueStock: 'Value stock',
      buyback: 'Share repurchase',
      loan: 'Loan',
      ipoDraw: 'IPO lottery',
    },
  },
} as const;
