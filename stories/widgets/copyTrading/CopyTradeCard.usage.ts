import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./CopyTradeCard.stories')> = {
  use: ['For the product of a mentor whose orders can be copied, in a list of them.'],
  avoid: [
    'For a copy trade of the member: use `CopyTradeRecordCard`.',
    'For a product with a term: use `LockUpCard`.',
    'For a ranking by profit alone: the deepest fall belongs beside it.',
  ],
  data: [
    '`product`: profit and fall as fractions, amounts in yen, as decimal strings; days as a number.',
    '`profit` and `maximumDrawdown` since the foundation, over all trades, also the losing ones.',
    '`trail`: net asset values since the foundation, with the high and the low of the drawdown. Without it no line is drawn.',
    '`foundedOn` as a date, the recruiting period and `now` in epoch ms.',
    'The screen that it leads to has the costs, the leverage, the losing trades and the worst month. Explain `juta` once, with `JutaNote`.',
    'Names and issuer in all three languages.',
  ],
  do: [
    { story: 'RecruitingWithProfitAndFall', why: 'The deepest fall is beside the profit, equally large.' },
    { story: 'AtALoss', why: 'A losing mentor is presented like a winning one.' },
  ],
  dont: [
    {
      story: 'DontReportTheBestMonth',
      why: 'Three trades without a loss are luck. Send the figures since the foundation.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the card, which is one stop.' },
    { keys: 'Enter', effect: 'Opens the product.' },
  ],
  screenReader: [
    'Role "link", named by its texts: name, whether it recruits, issuer, profit and fall, facts, and what it leads to.',
    '"Profit" or "Loss" comes before both figures.',
    'The line and the bar are hidden: profit and fall say it.',
  ],
  wcag: {
    '1.1.1': {
      how: 'Figures above the line and the bar say what they show.',
      story: 'RecruitingWithProfitAndFall',
    },
    '1.4.1': { how: 'Profit and fall have a sign, not only a colour.', story: 'RecruitingWithProfitAndFall' },
  },
};
