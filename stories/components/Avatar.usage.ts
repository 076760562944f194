import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Avatar.stories')> = {
  use: [
    'To show who an object belongs to: a member, or a trader whose trades are copied.',
    'At 96 beside a name, at 160 alone at the top of a page.',
  ],
  avoid: [
    'For the sign of a thing or an action: use `Icon`.',
    'For a logo that carries text: use an image with its own `alt`.',
  ],
  do: [
    {
      story: 'BesideItsName',
      why: 'The name is beside it, so the picture has no label of its own and is not read twice.',
    },
    { story: 'BrokenPicture', why: 'A picture that fails to load leaves the figure, not a broken image.' },
  ],
  dont: [
    {
      story: 'DontUseItAsTheOnlyName',
      why: 'A picture without a name tells nobody who it is. Show the name beside it.',
    },
  ],
  content: {
    en: ['The label names the person: "Sakura Mori", not "Picture".'],
    tw: ['標籤寫人名：「森櫻」，不寫「圖片」。'],
    jp: ['ラベルには人の名前を書く：「森さくら」。「画像」とは書かない。'],
  },
  keyboard: [],
  screenReader: [
    'Role "img" with the label as name. Without a label it is hidden, because the name stands beside it.',
  ],
  wcag: {
    '1.1.1': { how: 'A picture alone has a name; one beside a name is hidden.', story: 'WithPicture' },
  },
};
