import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./SearchField.stories')> = {
  use: [
    'To find something in a long list by typing. The results follow below while typing.',
    'At the top of a search screen, or of a sheet with many options.',
  ],
  avoid: [
    'For a text that is saved or sent: use `TextField`.',
    'To choose from many options in a form: use `Select` with `search`, which contains this field.',
    'To narrow a list to one of a few kinds: use `SegmentedControl` or `Tabs`.',
  ],
  do: [
    { story: 'Default', why: 'The placeholder says by what one can search.' },
    {
      story: 'ComposedByIme',
      why: 'Half-typed kana are reported as such, so that nothing is searched too early.',
    },
  ],
  dont: [
    {
      story: 'DontOnlySaySearch',
      why: 'A screen reader hears "Search" and not what is searched. Name it: "Search for a stock".',
    },
  ],
  content: {
    en: [
      'The name says what is searched: "Search for a stock".',
      'The placeholder says by what: "Code, name or reading". This field has no label above, unlike all others.',
      'The clear button says what it clears: "Clear the field".',
    ],
    tw: [
      '名稱寫出搜尋什麼：「搜尋股票」。',
      '欄位內的提示文字寫出可用哪些內容搜尋：「股票代號、名稱或日文讀音」。',
      '清除按鈕寫出清除什麼：「清除輸入」。',
    ],
    jp: [
      '名前には何を検索するかを書く：「銘柄を検索」。',
      'プレースホルダーには何で検索できるかを書く：「コード・銘柄名・読みがな」。',
      '消すボタンには何を消すかを書く：「入力を消す」。',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the field, then to the clear button while there is text.' },
    { keys: 'Enter', effect: 'Calls `onSubmit`, but not if it ends the composition of an input method.' },
    {
      keys: 'Enter, Space',
      effect: 'On the clear button: empties the field and moves the focus back into it.',
    },
  ],
  screenReader: [
    'A search landmark with a field of the role "searchbox", named by `label`.',
    'It announces no results. The host says how many there are, in a `role="status"`.',
  ],
  wcag: {
    '2.1.1': { how: 'Enter searches.', story: 'Default' },
    '2.4.3': { how: 'After clearing, the focus is in the field again.', story: 'ClearedAndFocused' },
    '4.1.2': { how: 'A search field with a name, although no label is drawn.', story: 'Default' },
  },
};
