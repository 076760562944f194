import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./FundRecordRow.stories')> = {
  use: ['For changes of a balance in a list: orders, fees, deposits, results. One row for each record.'],
  avoid: [
    'For a deposit or withdrawal with its steps: use `TransferRow`.',
    'For an exchange of currencies: use `CurrencyRecordCard`, which has both amounts and the rate.',
    'For the result of a position: use `PositionCard`.',
  ],
  data: [
    '`record`: `amount` with its sign and `balanceAfter`, decimal strings in the currency of the record.',
    '`status`: `pending` while the amount is only held, `returned` if it was released.',
    '`at` in epoch ms. Product and stock code, if it is about one.',
  ],
  do: [
    { story: 'AmountStillHeld', why: 'The status says that the amount is not spent yet.' },
    {
      story: 'EachCurrencyInItsFormat',
      why: 'Decimals and separators follow the currency, and its code is beside it.',
    },
  ],
  dont: [
    {
      story: 'DontUseForATransfer',
      why: 'A deposit under review has steps and a reason. Use `TransferRow`, which leads to them.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the row.' },
    { keys: 'Enter, Space', effect: 'Opens all fields of the record.' },
  ],
  screenReader: [
    'Role "button", named by its texts: type, product, time, status, amount with sign and currency, balance.',
  ],
  wcag: {
    '1.4.1': {
      how: 'The sign says the direction of money. There is no colour of prices.',
      story: 'AmountStillHeld',
    },
  },
};
