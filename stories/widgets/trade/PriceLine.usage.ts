import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./PriceLine.stories')> = {
  use: ['Above the fields of an order: it moves while the member types.'],
  avoid: ['For the course of a price: use `CandleChart`.'],
  data: [
    'All prices in yen, as strings. `now` is the last price; undefined before the first one of a new issue.',
    '`liquidation` and `breakEven` are those of the order as typed: `orderSummary` of the domain.',
  ],
  do: [{ story: 'Long', why: 'The distance from the last price to the liquidation price is seen at once.' }],
  dont: [{ story: 'DontLeaveOutTheLiquidationPrice', why: 'It is what a member can lose by.' }],
  content: {
    en: ['Names are those of the costs: "Break-even price".'],
    tw: ['名稱與費用表相同：「損益兩平價」。'],
    jp: ['名前は費用の内訳と同じ：「損益分岐価格」。'],
  },
  keyboard: [],
  screenReader: ['A group with its label: names and prices, the lowest price first.'],
  wcag: { '1.1.1': { how: 'Names and prices stand below the line.', story: 'Long' } },
};
