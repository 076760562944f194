import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./LossFromHere.stories')> = {
  use: [
    'For an open position: what it can still lose from its result of now.',
    'On the receipt of an order, where nothing is lost yet.',
  ],
  avoid: ['Before an order is sent: use `WorstCaseNote`.', 'For the result of now: use `ProfitLoss`.'],
  data: [
    '`loss`: amounts in yen, never negative. Calculate it again at each quote: `lossFromHere` of the domain.',
    '`liquidationPrice`: of the contract, a decimal string in yen; null for shares that are paid in full.',
  ],
  do: [
    { story: 'UntilLiquidation', why: 'The figure has its price, and a line says that it can be more.' },
    { story: 'Short', why: 'A loss without a limit is called so.' },
  ],
  dont: [
    {
      story: 'DontPassTheResult',
      why: 'The result at that price has what is lost already in it. Pass the difference from now.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['One fact with a line below it.'],
  wcag: { '1.4.1': { how: 'Words say the loss. There is no colour.', story: 'UntilLiquidation' } },
};
