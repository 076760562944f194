import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Banner.stories')> = {
  use: [
    'For what stays true on this screen: a restriction, an old price, a refused form.',
    'With `announce`, for what appears after the screen was shown.',
  ],
  avoid: [
    'For a short confirmation: use a toast.',
    'For a part that could not be loaded: use `ErrorBlock`.',
    'For one quiet remark on a field: use `Note`.',
  ],
  do: [
    { story: 'WithAction', why: 'The banner names the one next step.' },
    { story: 'Warning', why: 'The title is the fact; the sentence says until when.' },
  ],
  dont: [
    {
      story: 'DontRaiseTheTone',
      why: 'Red is for refusals and danger. A fact that needs no action is `info`.',
    },
  ],
  content: {
    en: [
      'The title is the fact in a few words, the sentence says what to do: "Trading hours are over. Orders open at 09:00."',
      'No exclamation marks, no blame.',
    ],
    tw: ['標題寫事實，內文寫該怎麼做：「已過交易時間。09:00起可委託。」', '不用驚嘆號，不責怪會員。'],
    jp: [
      '見出しに事実、本文に対応を書く：「取引時間外です。注文は9:00から受け付けます。」',
      '感嘆符は使わず、会員を責めない。',
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action, if there is one.' }],
  screenReader: [
    'With `announce`: role "alert" for `danger`, which is read at once, else "status", which is read in turn.',
    'Without `announce` it is plain text, read in the order of the page.',
  ],
  wcag: {
    '1.4.1': { how: 'Each tone has its own icon and words, not only a colour.', story: 'Warning' },
    '4.1.3': { how: 'A message that appears later is announced.', story: 'DangerReadOutAtOnce' },
  },
};
