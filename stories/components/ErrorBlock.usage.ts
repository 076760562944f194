import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./ErrorBlock.stories')> = {
  use: ['In place of a part of a screen that could not be loaded. The rest stays usable.'],
  avoid: [
    'For a refused form: use `Banner` with the tone `danger`.',
    'For an empty list: use `Empty`.',
    'Without a connection: use `Offline`.',
  ],
  do: [
    { story: 'WithReference', why: 'What failed, one button to try again, and a code for customer service.' },
  ],
  dont: [{ story: 'DontShowCodes', why: 'A technical code instead of a sentence helps nobody.' }],
  content: {
    en: [
      'One sentence that says what failed: "The server didn’t respond within 10 seconds."',
      'The button names the action: "Try again".',
    ],
    tw: ['用一句話說明：「伺服器10秒內沒有回應。」', '按鈕寫動作：「再試一次」。'],
    jp: [
      '何ができなかったかを一文で書く：「10秒以内に応答がありませんでした。」',
      'ボタンには動作を書く：「再試行」。',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button.' },
    { keys: 'Enter, Space', effect: 'Tries again. Does nothing while a retry runs.' },
  ],
  screenReader: ['Role "alert": the sentence is read when it appears.'],
  wcag: {
    '3.3.3': { how: 'The way on is a button.', story: 'WithReference' },
    '4.1.3': { how: 'The failure is announced.', story: 'WithoutReference' },
  },
};
