import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Link.stories')> = {
  use: [
    'In a sentence, for a document or a screen that it names.',
    'With `standalone`, on a line of its own or beside a heading: "See all".',
  ],
  avoid: [
    'For the next step of a screen: use `LinkButton`.',
    'To do something on this screen: use `Button`.',
    'For a whole row that leads somewhere: use `ListRow`.',
  ],
  do: [
    {
      story: 'InASentence',
      why: 'The text is the name of the document. It is underlined, not only coloured.',
    },
  ],
  dont: [
    {
      story: 'DontNameItHere',
      why: 'Screen readers list links without their sentences. Make the name the link: "user agreement".',
    },
  ],
  content: {
    en: [
      'Name the destination: "user and privacy agreement", never "here".',
      'On its own line, say what is seen there: "View these positions".',
    ],
    tw: [
      '寫出連結的內容：「使用者與隱私條款」，不寫「這裡」。',
      '單獨一行時寫出會看到什麼：「查看這些部位」。',
    ],
    jp: [
      'リンク先の名前を書く：「利用規約・プライバシーポリシー」。「こちら」とは書かない。',
      '単独の行では、何が見られるかを書く：「保有中の建玉を見る」。',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the link.' },
    { keys: 'Enter', effect: 'Opens it.' },
  ],
  screenReader: ['Role "link", named by its text.'],
  wcag: {
    '1.4.1': { how: 'In a sentence it is underlined, not only coloured.', story: 'InASentence' },
  },
};
