import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Button.stories')> = {
  use: [
    'To do something on this screen: place an order, confirm, close a sheet.',
    'At the bottom of a form or sheet, in full width.',
    'In a row or beside a heading, in the size `small`.',
  ],
  avoid: [
    'To go to another screen: use `LinkButton` or `Link`, so that the member can open it in a new tab.',
    'For an action that an icon alone explains, such as closing: use `IconButton`.',
    'To choose one of a few values: use `SegmentedControl` or `Select`.',
  ],
  do: [
    { story: 'Blocked', why: 'The button stays and says why it is blocked, and until when.' },
    { story: 'TwoButtonsWithOneReason', why: 'A reason that two buttons share is shown once.' },
  ],
  dont: [
    {
      story: 'DontUseTwoPrimaries',
      why: 'Two primary buttons leave open which of them is the next step. Make the second one `quiet`.',
    },
  ],
  content: {
    en: [
      'Begin with a verb, in sentence case, without a full stop: "Place order".',
      'Name the object if the title does not: "Close position", not "OK".',
    ],
    tw: ['以動詞開頭，不加句號：「送出委託」。', '寫出對象：「平倉」，不寫「確定」。'],
    jp: [
      '動作を名詞または「〜する」で書き、句点を付けない：「注文する」。',
      '対象を書く：「返済する」。「OK」とは書かない。',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button, also while it is blocked or busy.' },
    {
      keys: 'Enter, Space',
      effect: 'Performs the action. Does nothing while the button is blocked or busy.',
    },
  ],
  screenReader: [
    'Role "button", named by its text.',
    'While blocked: "dimmed" or "unavailable", with the reason as description.',
    'While busy: the name stays, and `aria-busy` is set.',
  ],
  wcag: {
    '2.1.1': { how: 'Enter and Space press it.', story: 'Primary' },
    '2.5.8': { how: 'The target of a small button extends beyond what is drawn.', story: 'Small' },
    '3.3.1': { how: 'A blocked button describes its reason.', story: 'Blocked' },
    '4.1.2': { how: 'A blocked or busy button stays a button with its name.', story: 'Busy' },
  },
};
