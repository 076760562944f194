import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./OrderConditions.stories')> = {
  use: [
    'For the price and the term of an order or a closing: at the market, with a limit, or with a stop.',
    'With `canBeAtMarket` off, where an order that waits is changed.',
  ],
  avoid: [
    'For a price alone: use `LimitPriceField`.',
    'For a choice between market and limit on a form that never has terms: `OrderTicket` and `CloseForm` contain it.',
  ],
  data: [
    '`draft`: the texts as typed. `conditionsDraft` of the domain is its reducer, `emptyConditions` its start.',
    '`terms`: the clock, the closed days and `maxTermDays` of the rules; `notBefore` for a closing that is locked.',
    '`reasons`: from `conditionsReasons`. Send what `toConditions` returns when there are none.',
  ],
  do: [
    {
      story: 'Stop',
      why: 'The sentence says what happens at the stop, and that a jump can make the price worse.',
    },
    { story: 'WaitsForTheLock', why: 'An order that can’t work yet says from when it does.' },
  ],
  dont: [
    {
      story: 'DontOfferWithoutTerms',
      why: 'A server without terms refuses a stop. Leave out `terms`: then only market and limit are offered.',
    },
  ],
  content: {
    en: [
      'The sentence names price and direction: "once the price falls to ¥550". It promises no price at a stop.',
    ],
    tw: ['句子寫出價格與方向：「價格跌至 550 日圓時」，不保證觸發後的成交價。'],
    jp: ['文には値段と方向を書く：「値段が550円まで下がると」。逆指値の約定値は約束しない。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the kind, the prices and the term.' },
    { keys: 'Arrow keys', effect: 'Choose among kinds and terms; in a price they step by a tick.' },
  ],
  screenReader: [
    'The kinds are a radio group; each is named by its title and its line.',
    'The sentence is a status: it is read when a price changes it.',
  ],
  wcag: {
    '1.3.1': { how: 'Kinds and terms are named groups.', story: 'Stop' },
    '3.3.1': { how: 'What is wrong stands below its price.', story: 'StopReached' },
    '2.1.1': { how: 'Everything is chosen by keyboard.', story: 'ByKeyboard' },
  },
};
