import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./PositionHead.stories')> = {
  use: ['At the top of the screen of one position or order: what it is, its status and its result.'],
  avoid: [
    'In a list: use `PositionCard`.',
    'For how the result is calculated: use `ProfitCalculation` below it.',
    'For a stock without a position: use `StockPrice`.',
  ],
  data: [
    '`position`: of the contract. `profitLoss` in yen after all fees, calculated again at each quote.',
    'An order that is not filled shows what it freezes: `originalMargin`, in yen. A cancelled one shows its limit.',
  ],
  do: [
    {
      story: 'PendingOrder',
      why: 'Without a fill there is no result. The frozen amount is what counts now.',
    },
    {
      story: 'ShortAtALoss',
      why: 'The label says "unrealised", the sign says "loss", the colour repeats it.',
    },
  ],
  dont: [
    {
      story: 'DontUseInAList',
      why: 'Two large results compete, and neither can be opened. Use `PositionCard`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Name, code, status, label and result, direction and leverage, last price, in this order.'],
  wcag: {
    '1.4.1': { how: 'The result has its sign, the direction its word.', story: 'ShortAtALoss' },
  },
};
