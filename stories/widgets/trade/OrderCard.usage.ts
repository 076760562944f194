import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./OrderCard.stories')> = {
  use: [
    'For orders that wait for their price, in a list of them.',
    'With `onCancel`, where the member can cancel without opening the order.',
  ],
  avoid: [
    'For a position that is held or closed: use `PositionCard`.',
    'For a reservation of a day trade: use `DayTradeCard`.',
    'For a list of all kinds of positions: `PositionCard` shows pending orders, too.',
  ],
  data: [
    '`order`: the position of the contract with status `pendingOrder`. Prices and margin in yen as decimal strings, quantity in shares.',
    '`latestPrice` of the order must be the newest quote: the distance is calculated from it.',
    'An order that was filled or cancelled meanwhile stays, and says so, until the list is read again.',
    '`cancelBlocked`: the reason in words.',
  ],
  do: [
    { story: 'CancelBlocked', why: 'The button stays and says why it does nothing.' },
    {
      story: 'FilledMeanwhile',
      why: 'The card says what happened instead of disappearing under the finger.',
    },
  ],
  dont: [
    {
      story: 'DontUseForAPosition',
      why: 'It says that the order was filled, and not what the position is worth. Use `PositionCard`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the title, then to the button.' },
    {
      keys: 'Enter',
      effect: 'On the title: opens the order. On the button: cancels it. Space too, on the button.',
    },
  ],
  screenReader: [
    'Role "article". The link is named by the stock, the button by "Cancel".',
    'A blocked button is "dimmed" or "unavailable", with the reason as description.',
  ],
  wcag: {
    '2.1.1': { how: 'Link and button are reached and pressed by keys.', story: 'LongBelowTheMarket' },
    '3.3.1': { how: 'A blocked button describes its reason.', story: 'CancelBlocked' },
  },
};
