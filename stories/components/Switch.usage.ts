import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Switch.stories')> = {
  use: ['For a setting that applies at once: hide balances, show limits.'],
  avoid: [
    'For consent in a form: use `Checkbox`.',
    'For one of several values: use `SegmentedControl` or `Select`.',
  ],
  do: [{ story: 'WithHint', why: 'The hint says what being on means.' }],
  dont: [
    { story: 'DontNameTheState', why: '"Balances are hidden" is wrong while it is off. Name the setting.' },
  ],
  content: {
    en: ['Name the setting, not its state: "Hide balances".'],
    tw: ['寫設定名稱，不寫狀態：「隱藏餘額」。'],
    jp: ['状態ではなく設定の名前を書く：「残高を隠す」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the switch.' },
    { keys: 'Space, Enter', effect: 'Switches it.' },
  ],
  screenReader: ['Role "switch", named by its label, with its state and hint.'],
  wcag: {
    '2.1.1': { how: 'It is switched with keys.', story: 'ByKeyboard' },
    '3.3.2': { how: 'The hint belongs to the switch.', story: 'WithHint' },
    '4.1.2': { how: 'Its state is told as on or off.', story: 'On' },
  },
};
