import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Steps.stories')> = {
  use: ['For progress through fixed stages: a withdrawal, what to do first.'],
  avoid: ['For dated events: use `Timeline`.', 'For a value on a scale: use `Gauge`.'],
  do: [{ story: 'LastStepFailed', why: 'The failed stage says why and what to do.' }],
  dont: [
    { story: 'DontHideTheStage', why: 'If no stage is current, the member does not know what happens now.' },
  ],
  content: {
    en: ['A step names what is done: "Identity verified".', 'The note says when or why.'],
    tw: ['步驟寫完成的事：「身分已驗證」。', '備註寫時間或原因。'],
    jp: ['手順には済んだことを書く：「本人確認済み」。', '補足には時刻や理由を書く。'],
  },
  keyboard: [],
  screenReader: [
    'An ordered list named by its label. Each step is read with its state in words. The current one has `aria-current="step"`.',
  ],
  wcag: {
    '1.3.1': { how: 'The steps are items of a list, in order.', story: 'OneStepUnderWay' },
    '1.4.1': { how: 'Each state has a sign and words of its own.', story: 'LastStepFailed' },
  },
};
