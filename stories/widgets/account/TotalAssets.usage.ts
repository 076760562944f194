import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./TotalAssets.stories')> = {
  use: ['Once at the top of a member’s account, with the button that hides every balance of the app.'],
  avoid: [
    'For one balance among others: use `KeyValue`.',
    'For how the total comes about: use `BalanceBreakdown`.',
    'For the account with its sheet of explanations: use `AccountSummary`, which contains this figure.',
  ],
  data: [
    '`amount`: total assets in yen as a decimal string, with the unrealised result before closing fees.',
    '`borrowed`: the part of it that is a loan, in yen.',
    '`hidden`: stored by the host, and obeyed by every other balance on the screen.',
  ],
  do: [
    { story: 'LoanInTheTotal', why: 'Borrowed money is part of the total. The note says how much.' },
    { story: 'Hidden', why: 'No digit is left in the page, so that nobody reads it over a shoulder.' },
  ],
  dont: [
    {
      story: 'DontHideOnlyTheTotal',
      why: 'One visible balance betrays the others. Hide all of them with the same setting.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button.' },
    { keys: 'Enter, Space', effect: 'Hides or shows the balances. The focus stays.' },
  ],
  screenReader: [
    'Label, figure, unit and note. While hidden: "Hidden".',
    'The button says what it does: "Hide balances", "Show balances".',
  ],
  wcag: {
    '4.1.2': { how: 'The button is named by what it will do.', story: 'Hidden' },
  },
};
