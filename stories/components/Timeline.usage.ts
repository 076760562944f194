import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Timeline.stories')> = {
  use: ['For the history of one object, with what is still expected.'],
  avoid: [
    'For fixed stages without dates: use `Steps`.',
    'For a list of movements of money: use `FundRecordRow`.',
  ],
  do: [
    {
      story: 'OneStepUnderWay',
      why: 'What happened, what is true now, and what is expected, each with its time.',
    },
    { story: 'EndsWithAFailure', why: 'The last event says why it ended.' },
  ],
  dont: [
    {
      story: 'DontReverseTheOrder',
      why: 'The earliest event comes first. The newest one at the top reads like the beginning.',
    },
  ],
  content: {
    en: ['An event says what happened: "Approved". Times name the zone if it is not the member’s.'],
    tw: ['事件寫發生的事：「已通過」。'],
    jp: ['出来事には起きたことを書く：「承認」。'],
  },
  keyboard: [],
  screenReader: [
    'An ordered list named by its label. Each event is read with its time. The current one has `aria-current="step"`.',
  ],
  wcag: { '1.3.1': { how: 'The events are items of a list, in order.', story: 'OneStepUnderWay' } },
};
