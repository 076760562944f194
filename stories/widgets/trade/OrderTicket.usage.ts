import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./OrderTicket.stories')> = {
  use: [
    'For a new order of one stock: side, order type, limit price, leverage, lots.',
    'Above the costs and the worst case of this order: `CostBreakdown` and `WorstCaseNote`.',
  ],
  avoid: [
    'To close a position: use `CloseForm`, which shows the result instead of the costs.',
    'To send the order: it has no button. Let a `Button` open a `ConfirmSheet`.',
    'For what blocks every order, such as a closed market: show `OrderBlockers` above it.',
  ],
  data: [
    '`draft` and `dispatch`: `useReducer(orderDraft, emptyDraft(side, leverage))` of the domain. `dispatch` must be stable.',
    '`reasons`: `orderReasons` of the domain, calculated after every input.',
    '`stock`: last price, daily limits and tick in yen, as decimal strings. Limits may be unknown.',
    '`affordable`: lots for a quarter, half and all of the available funds (`affordableLots`). Undefined while unknown.',
    'Shares per lot and leverages from the rules of the exchange.',
  ],
  do: [
    {
      story: 'LimitFarFromTheMarket',
      why: 'A limit far worse than the market may be a typing error. The ticket warns, and does not refuse it.',
    },
    {
      story: 'NotEvenOneLotAffordable',
      why: 'It says what one lot costs, instead of shortcuts that would fill in nothing.',
    },
  ],
  dont: [
    {
      story: 'DontFillInTheMaximum',
      why: 'Lots that nobody chose are sent by mistake. Begin without lots; one tap on a shortcut fills them in.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Moves over side, order type, price, leverage, lots and shortcuts. Each choice is one stop.',
    },
    { keys: 'Left, Right', effect: 'In a choice: choose the next one.' },
    { keys: 'Up, Down', effect: 'In the price: one tick. In the lots: one lot.' },
  ],
  screenReader: [
    'Side, order type and leverage are radio groups with their labels. Price and lots are text boxes.',
    'The error of a field is its description and is announced. The hint follows: daily limits, or lots in shares.',
    'What a limit does, waiting or filling at once, is text below the price.',
  ],
  wcag: {
    '2.1.1': { how: 'Every part is filled in by keys.', story: 'FilledInByKeyboard' },
    '3.3.2': { how: 'The lots say how many shares they are.', story: 'FilledInByTaps' },
  },
};
