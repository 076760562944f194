import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./ReviewStages.stories')> = {
  use: ['On the receipt of what is reviewed before it is carried out: a bid, an application.'],
  avoid: ['For a deposit or a withdrawal: use `TransferProgress`.', 'For a new issue: use `IpoTracker`.'],
  data: [
    '`sentAt` and `dueAt`: epoch ms, of the record.',
    '`status`: of the record, as fresh as the screen.',
  ],
  do: [{ story: 'UnderReview', why: 'The member knows until when to wait, and for what.' }],
  dont: [{ story: 'DontLeaveOutTheDeadline', why: 'A review without a deadline makes members ask support.' }],
  content: {
    en: ['The outcome is what the member has then: "You hold the shares".'],
    tw: ['結果寫出會員將得到什麼：「持有股票」。'],
    jp: ['結果には得られるものを書く：「保有株式になります」。'],
  },
  keyboard: [],
  screenReader: ['A list of stages; the present one is the current step.'],
  wcag: {
    '1.3.1': { how: 'The stages are a list, with the present one as current step.', story: 'Approved' },
  },
};
