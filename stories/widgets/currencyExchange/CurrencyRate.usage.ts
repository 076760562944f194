import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./CurrencyRate.stories')> = {
  use: ['Above a form that exchanges currencies: the rate, who quotes it, how old it is, and the hours.'],
  avoid: [
    'For an exchange that was carried out: use `CurrencyRecordCard`, with the rate of that time.',
    'For a rate that moved while it was confirmed: use `RateMoved`.',
    'For the price of a stock: use `StockPrice`.',
  ],
  data: [
    '`quote`: `rate` is units of `to` for one unit of `from`, as a decimal string. `quotedAt` in epoch ms.',
    'The bank sets a new rate every ten seconds. Ask for it while the bank is open; the age counts up meanwhile.',
    '`now`: the server’s clock in epoch ms. The host updates it every second.',
    'Name of the quoting bank in all three languages.',
  ],
  do: [
    { story: 'Default', why: 'A rate below one is read the other way round; the exact one is below.' },
    { story: 'Closed', why: 'While the bank is closed, the rate has its time. An age would only grow.' },
  ],
  dont: [
    {
      story: 'DontStopAsking',
      why: 'A rate of an hour ago beside "open". Nobody asked for a newer one.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Label with the currency, rate, unit, exact rate, bank and time.',
    'Whether it is open has role "status": a change is announced.',
  ],
  wcag: {
    '4.1.3': { how: 'Opening and closing are announced.', story: 'ClosedWhileOnScreen' },
  },
};
