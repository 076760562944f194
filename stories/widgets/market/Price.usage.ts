import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./Price.stories')> = {
  use: [
    'For the last price of a stock that changes while it is on the screen.',
    'With `change`, where the colour repeats the direction that `Change` beside it states.',
    'With `symbol`, where another stock may take the same place, such as a search result.',
  ],
  avoid: [
    'For a movement: use `Change`, which has the sign, the mark and the words.',
    'For a profit or a loss: use `ProfitLoss`.',
    'For a price that no longer moves, such as a limit or a fill: write it with `formatPrice`.',
    'For the key figure of a screen: use `StockPrice`, which contains this figure.',
  ],
  data: [
    '`value`: the last price as a decimal string, in yen: `"2100.5"`.',
    '`tickSize`: the tick at this price, in yen. It decides the decimals: 2,100.0 for a tick of 0.5.',
    '`change`: the difference from the previous close, in yen. Only its sign is used.',
    'A new `value` flashes. An equal one, such as `"1250.0"` after `"1250"`, does not.',
  ],
  do: [
    {
      story: 'DecimalsOfTheTick',
      why: 'Every price of a stock has the decimals of its tick, so that they align.',
    },
    {
      story: 'FlashesOnChange',
      why: 'The ground flashes once. The figure stays readable and nothing moves.',
    },
  ],
  dont: [
    {
      story: 'DontUseForABalance',
      why: 'A balance is no price: it has no direction, and its amount has two decimals. Use `KeyFigure`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Read as text. A change is not announced, because prices change every few seconds.',
    'The colour is not read. `Change` beside it says "up" or "down".',
  ],
  wcag: {},
};
