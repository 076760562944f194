import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Offline.stories')> = {
  use: ['When nothing can be loaded because the phone has no connection.'],
  avoid: [
    'If older data can be shown: show it, with a `Banner` above.',
    'If the server failed: use `ErrorBlock`.',
  ],
  do: [{ story: 'Waiting', why: 'Says that the phone is offline, and offers to try again.' }],
  dont: [
    { story: 'DontBlameTheServer', why: 'The connection is missing, so words about the server mislead.' },
  ],
  content: {
    en: ['Say what is missing and what that means here: "You’re offline. Prices can’t be loaded."'],
    tw: ['寫出狀況與影響：「目前離線，無法載入價格。」'],
    jp: ['状況と影響を書く：「オフラインです。価格を読み込めません。」'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button.' },
    { keys: 'Enter, Space', effect: 'Tries again. Does nothing while a retry runs.' },
  ],
  screenReader: ['Role "alert": the sentence is read when it appears.'],
  wcag: { '4.1.3': { how: 'The missing connection is announced.', story: 'Waiting' } },
};
