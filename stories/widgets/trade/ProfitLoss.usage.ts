import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./ProfitLoss.stories')> = {
  use: ['For a profit or a loss in yen: of a position, a closing, a product, an account.'],
  avoid: [
    'For the movement of a price: use `Change`, which has the mark.',
    'For a result in percent: use `ProfitRate`.',
    'For a balance or a payment: write it with `formatMoney`. Only results have a colour.',
    'For the largest figure of a screen: use `KeyFigure` with its `tone`.',
  ],
  data: [
    '`amount`: decimal string in yen, a loss negative: `"-12400.5"`.',
    'Say beside it whether it is realised, and after which fees. The figure does not.',
  ],
  do: [
    { story: 'Loss', why: 'Sign, colour and a hidden word say the same.' },
    { story: 'NeitherProfitNorLoss', why: 'Zero has no sign and the colour of no movement.' },
  ],
  dont: [
    {
      story: 'DontUseForABalance',
      why: 'A plus before a balance makes a profit of it. Use `KeyFigure` or `KeyValue`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['"Profit" or "Loss", then the figure: "Loss −12,400.50".'],
  wcag: { '1.4.1': { how: 'A sign and a hidden word repeat the colour.', story: 'Loss' } },
};
