import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./CardHead.stories')> = {
  use: ['At the top of a card: name of the object, its status, and what tells it from similar ones.'],
  avoid: [
    'For the title of a group on a screen: use `Section`.',
    'For the title of a screen: use the top bar.',
  ],
  do: [
    { story: 'WithStatus', why: 'The name first; code and time tell similar objects apart.' },
    { story: 'WithLink', why: 'The title leads to the object if the card has other controls.' },
  ],
  dont: [
    {
      story: 'DontRepeatTheStatus',
      why: 'The status says it already. Use the second line for what tells it apart.',
    },
  ],
  content: {
    en: ['The title is the name of the object, as the member knows it: "Paper Lantern".'],
    tw: ['標題寫對象名稱：「紙燈籠」。'],
    jp: ['見出しは対象の名前にする：「紙灯籠」。'],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the title, if it is a link.' }],
  screenReader: [
    'The title is text or a link, not a heading, because a card may follow a heading of any level.',
  ],
  wcag: { '2.4.4': { how: 'The link is named by the object.', story: 'WithLink' } },
};
