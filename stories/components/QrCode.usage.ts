import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./QrCode.stories')> = {
  use: ['To open a link on another phone: an invitation, a deposit address.'],
  avoid: ['On the phone that shall open the link: use `Link`.'],
  do: [
    {
      story: 'Default',
      why: 'A code of 256 px with the quiet zone that scanners need. Show its value as text beside it.',
    },
  ],
  dont: [{ story: 'DontShrinkIt', why: 'A code of a few millimetres cannot be scanned from a screen.' }],
  content: {
    en: ['The label says what the code is: "QR code of your invite link".'],
    tw: ['標籤寫明內容：「邀請連結的 QR 碼」。'],
    jp: ['ラベルには内容を書く：「招待リンクのQRコード」。'],
  },
  keyboard: [],
  screenReader: ['Role "img", named by where it leads. The value beside it can be read and copied.'],
  wcag: { '1.1.1': { how: 'The code is named by where it leads.', story: 'Default' } },
};
