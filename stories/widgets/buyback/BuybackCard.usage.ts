import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./BuybackCard.stories')> = {
  use: ['For the offer of a company to buy back its shares, in a list of them.'],
  avoid: [
    'For a tender of the member: use `BuybackRecordCard`.',
    'To sell at the market: use `CloseForm`.',
    'For a stock without an offer: use `StockRow`.',
  ],
  data: [
    '`offer`: prices in yen, `premium` over the close before the offer in percent, as decimal strings; deadline and result in epoch ms.',
    '`positions` of the offer: what the member holds, and what is tendered already.',
    '`now`: the server’s clock in epoch ms. It decides whether the offer is open.',
  ],
  do: [
    { story: 'MarketAboveTheOffer', why: 'It says that the market pays more, before anybody tenders.' },
    { story: 'AwaitingResult', why: 'After the deadline it says what is waited for.' },
  ],
  dont: [
    {
      story: 'DontTrustTheDevice',
      why: 'The clock of the device is days ahead: an open offer looks closed. Pass the server’s clock.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the card, which is one stop.' },
    { keys: 'Enter', effect: 'Opens the form of the tender.' },
  ],
  screenReader: ['Role "link", named by its texts. Deadline in exchange time; the note has local time.'],
  wcag: {},
};
