import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./CloseForm.stories')> = {
  use: [
    'To close a position, or some of its lots, at the market or with a limit.',
    'It is the confirmation as well: it shows the result after all fees above the button that sends it.',
  ],
  avoid: [
    'For a new order: use `OrderTicket`.',
    'To cancel an order that waits: use a `Dialog`.',
    'To end a copy trade or a lock-up product: its lots cannot be chosen. Use `ConfirmSheet`.',
  ],
  data: [
    '`position`: opening price in yen, lots held, lots of a closing that already waits, deadline of a day trade in epoch ms.',
    '`summary`: `closeSummary` of the domain; undefined while a fee is unknown, and then shown as —.',
    '`reasons`: `closeReasons` of the domain, after every input: more than held, locked until, market closed.',
    '`tolerance` and `move`: how much worse than the price seen a closing at the market may be, and how far the price has moved.',
    '`problem` and `retryAt`: what the server answered, until the form changes.',
  ],
  do: [
    { story: 'NamesTheTolerance', why: 'Before it is sent, the form says how much worse the price may be.' },
    { story: 'PriceMovedTooFar', why: 'A price that moved too far is accepted first, with its new result.' },
  ],
  dont: [
    {
      story: 'DontLeaveTheCheckToTheServer',
      why: 'The form could be sent with more lots than are held. `closeReasons` blocks it before.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab, Shift+Tab', effect: 'Moves within the sheet, from the close button to the submit button.' },
    { keys: 'Left, Right', effect: 'In the order type: choose.' },
    { keys: 'Up, Down', effect: 'In a field: one tick, or one lot.' },
    { keys: 'Escape', effect: 'Closes the sheet. Nothing is sent.' },
  ],
  screenReader: [
    'Role "dialog", named "Close position". The page behind it is hidden.',
    'The submit button says the lots. While blocked: "dimmed" or "unavailable", with the reason as description.',
    'A refusal has role "alert" and is read at once.',
  ],
  wcag: {
    '2.1.1': { how: 'Filled in, sent and left by keys.', story: 'ByKeyboard' },
    '2.4.11': { how: 'The bar with the button never covers the focus.', story: 'ByKeyboard' },
    '3.3.1': { how: 'A refusal says in words what is wrong.', story: 'RefusedByServer' },
  },
};
