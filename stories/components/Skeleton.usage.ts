import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Skeleton.stories')> = {
  use: ['While content loads whose layout is known.'],
  avoid: [
    'For an action that runs: use `busy` of `Button`.',
    'For content that is there already and is loaded again: keep showing it.',
  ],
  do: [{ story: 'SkeletonOfFacts', why: 'The placeholder has the layout of what comes, so nothing jumps.' }],
  dont: [
    {
      story: 'DontUseAnotherLayout',
      why: 'A placeholder of another layout makes the page jump when the content comes.',
    },
  ],
  content: {
    en: ['The label says what happens: "Loading".'],
    tw: ['標籤寫「載入中」。'],
    jp: ['ラベルは「読み込み中」。'],
  },
  keyboard: [],
  screenReader: ['Role "status" with the label. The shapes are hidden.'],
  wcag: {},
};
