import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Timeline.stories')> = {
  use: [
    'Nowhere new: it is the former name of `Steps`, kept for hosts of the library until a version may break them.',
  ],
  avoid: ['For the course of anything: use `Steps`, which says the states in words.'],
  do: [{ story: 'OneStepUnderWay', why: 'It draws the same steps.' }],
  dont: [
    {
      story: 'DontReverseTheOrder',
      why: 'The earliest event comes first. The newest one at the top reads like the beginning.',
    },
  ],
  content: {
    en: ['An event says what happened: "Approved".'],
    tw: ['事件寫發生的事：「已通過」。'],
    jp: ['出来事には起きたことを書く：「承認」。'],
  },
  keyboard: [],
  screenReader: [
    'An ordered list named by its label. Each event is read with its time. The current one has `aria-current="step"`.',
  ],
  wcag: { '1.3.1': { how: 'The events are items of a list, in order.', story: 'OneStepUnderWay' } },
};
