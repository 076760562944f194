import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./BlockTradeCard.stories')> = {
  use: ['For a block of shares that members can bid for, in a list of them.'],
  avoid: [
    'For a bid of the member: use `BlockTradeRecordCard`.',
    'For an offer at a fixed price: use `ValueStockCard` or `IpoCard`.',
    'For the window of bids as a state: use `WindowClock` once above the list.',
  ],
  data: [
    '`offer`: prices and `discount` in yen, `discountPercent` in percent, as decimal strings; shares as numbers.',
    'The discount belongs to the minimum bid and the same market price. A negative one is a premium.',
    '`hours`: `HH:MM` of the exchange. `applicationsLeft`: bids that the member still has today.',
    '`lock`: when the shares can be sold.',
  ],
  do: [
    {
      story: 'AboveTheMarket',
      why: 'A premium is said as clearly as a discount: a block is no bargain by itself.',
    },
    { story: 'NoApplicationsLeft', why: 'The card says that no bid is left, and can still be opened.' },
  ],
  dont: [
    {
      story: 'DontHideTheDiscount',
      why: 'A minimum bid of 102 at a market of 112 is not "at the market". Send both from one quote.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the card, which is one stop.' },
    { keys: 'Enter', effect: 'Opens the form of the bid.' },
  ],
  screenReader: ['Role "link", named by its texts. The lock is a sentence among the facts.'],
  wcag: {},
};
