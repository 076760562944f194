import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./WorstCaseNote.stories')> = {
  use: [
    'Before an order is confirmed, as `worst` of a `ConfirmSheet`: above the facts, visible without scrolling.',
    'With `estimatedAt`, for an order at the market, whose price is not known yet.',
  ],
  avoid: [
    'For a payment or an application whose cost is fixed: the figure of the `ConfirmSheet` is enough.',
    'For a warning about one field: use the error of the field.',
    'For a position that is already held: `PositionNotes` warns about its liquidation.',
  ],
  data: [
    '`worst`: `worstCase` of the domain. A long order can lose `most`; a short one has no limit and an example.',
    'All amounts in yen, as decimal strings, with the fees.',
    '`estimatedAt`: the price of the calculation, in yen.',
  ],
  do: [
    {
      story: 'LossOfShortPosition',
      why: 'Where no limit exists, it says so, and gives one example in yen.',
    },
    { story: 'LossOfMarketOrder', why: 'An estimate names the price that it stands on.' },
  ],
  dont: [
    {
      story: 'DontPutBelowTheButton',
      why: 'Below the button it is read after the decision, or never. Put it above the facts.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Read in the order of the page: title, then one sentence for each fact. It is not announced.',
  ],
  wcag: {},
};
