import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Steps.stories')> = {
  use: [
    'For the course of one thing from its first step to its last: an application, an order, a withdrawal.',
    'Use `across` in the card of a list, where the details have the times.',
  ],
  avoid: ['For a value on a scale: use `Gauge`.', 'For a list of movements of money: use `FundRecordRow`.'],
  do: [
    { story: 'OneStepUnderWay', why: 'What happened, what happens now, and what comes, each with its time.' },
    { story: 'LastStepFailed', why: 'The refused step says why, and what to do.' },
  ],
  dont: [
    {
      story: 'DontHideTheStep',
      why: 'If no step is current while something is under way, the member does not know what happens now.',
    },
    {
      story: 'DontReverseTheOrder',
      why: 'The earliest step comes first. The newest one at the top reads like the beginning.',
    },
  ],
  content: {
    en: ['A step says what happens: "Approved".', 'A time ahead says that it is a limit: "By 11/20 10:17".'],
    tw: ['步驟寫發生的事：「已通過」。', '期限要寫明：「11/20 10:17 前」。'],
    jp: ['手順には起きることを書く：「承認」。', '期限は期限とわかるように書く：「11/20 10:17 まで」。'],
  },
  keyboard: [],
  screenReader: [
    'An ordered list named by its label. Each step is read with its state in words and its time. The current one has `aria-current="step"`.',
  ],
  wcag: {
    '1.3.1': { how: 'The steps are items of a list, in order.', story: 'OneStepUnderWay' },
    '1.4.1': { how: 'Each state has a sign and words of its own.', story: 'LastStepFailed' },
  },
};
