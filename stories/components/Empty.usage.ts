import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Empty.stories')> = {
  use: ['In place of a list that is rightly empty.'],
  avoid: [
    'If loading failed: use `ErrorBlock`.',
    'If the member may not see it: use `Blocked`.',
    'If a filter leaves nothing: say so, and offer to remove the filter.',
  ],
  do: [
    { story: 'WithNextStep', why: 'Says what will appear here, and leads there.' },
    { story: 'EveryDrawing', why: 'One drawing for each kind of list. The words below it say the same.' },
  ],
  dont: [{ story: 'DontBlameAnError', why: 'Nothing has failed, so the words of a failure mislead.' }],
  content: {
    en: ['Name what is missing: "No open positions". No jokes.'],
    tw: ['寫出缺少的對象：「沒有持倉」。不開玩笑。'],
    jp: ['何が無いかを書く：「保有中の建玉はありません」。冗談は書かない。'],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action, if there is one.' }],
  screenReader: ['Plain text with the reason first.'],
  wcag: {},
};
