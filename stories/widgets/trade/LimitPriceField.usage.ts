import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./LimitPriceField.stories')> = {
  use: [
    'For the limit price of an order outside of `OrderTicket` and `CloseForm`, which contain it.',
    'With `label`, where "limit price" is not the word: the price of a bid.',
  ],
  avoid: [
    'For an amount of money: use `AmountField`. A tick means nothing there.',
    'For lots: use `LotsField`.',
    'For a price that is only shown: use `formatPrice` or `Price`.',
  ],
  data: [
    '`typed`: the text as typed. Parse it with `parseTyped` of the domain before it is sent.',
    '`stock`: last price in yen; `limitUp`, `limitDown` and `tickSize` in yen if known, as decimal strings.',
    '`error`: from `orderReasons` or `closeReasons`: above or below the limit, off the tick.',
  ],
  do: [
    { story: 'SteppedByTheTick', why: 'The step follows the tick table, which changes with the price.' },
    {
      story: 'DailyLimitsUnknown',
      why: 'Without limits the field says nothing about them. Steps still work.',
    },
  ],
  dont: [
    {
      story: 'DontUseForAnAmount',
      why: 'Steps of a tick and the limits of the day have nothing to do with a sum. Use `AmountField`.',
    },
  ],
  content: {
    en: ['A label of the host names the price in two words: "Bid price".'],
    tw: ['自訂標籤用簡短的詞寫出哪一種價格：「出價」。'],
    jp: ['独自のラベルには何の価格かを短く書く：「入札価格」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button below, the field and the button above.' },
    { keys: 'Up, Down', effect: 'In the field: one tick up or down, at most to the limit of the day.' },
    { keys: 'Enter, Space', effect: 'On a button: one tick.' },
  ],
  screenReader: [
    'Role "textbox", named by its label. Error and range of the day are its description, the error first.',
    'The buttons say the field and the direction: "Limit price: Increase". At a limit: "dimmed" or "unavailable".',
  ],
  wcag: {
    '2.1.1': { how: 'Price and buttons work by keys, and the focus is drawn at each.', story: 'ByKeyboard' },
    '3.3.1': { how: 'The error is text and describes the field.', story: 'WithError' },
    '4.1.2': { how: 'A button at the limit says that it is unavailable.', story: 'AtTheLimit' },
  },
};
