import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./BothSides.stories')> = {
  use: ['In a list of positions, where a stock is held long and short.'],
  avoid: ['For positions of one side only: list their cards.'],
  data: [
    '`positions`: of one stock, at its last price. `profitLoss` in yen after all fees, `quantity` in shares.',
    'Group them with `bySharedStock` of the domain.',
  ],
  do: [
    { story: 'LongAndShort', why: 'What one side loses the other gains: the result of both is what counts.' },
  ],
  dont: [{ story: 'DontGroupOneSide', why: 'The head says that both sides are held.' }],
  content: { en: [], tw: [], jp: [] },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the cards.' }],
  screenReader: [
    'Role "group", named by the stock. Shares of each side and the result come before the cards.',
  ],
  wcag: {
    '1.3.1': { how: 'The cards are a named group.', story: 'LongAndShort' },
  },
};
