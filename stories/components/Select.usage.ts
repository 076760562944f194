import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Select.stories')> = {
  use: [
    'In a form, to choose one of five or more values: a bank, a branch, a currency.',
    'With a `note`, if a value needs a second line: its hours, its balance.',
    'With `search`, if there are more values than fit on the sheet.',
  ],
  avoid: [
    'For two to four short values: use `SegmentedControl`.',
    'To sort or filter a list: use `SelectButton`.',
    'For several values at a time: use one `Checkbox` each.',
  ],
  do: [
    { story: 'OptionsInASheet', why: 'All values have room for their names and notes.' },
    { story: 'OptionsFilteredByTyping', why: 'A long list is searched, and an empty result says so.' },
  ],
  dont: [
    {
      story: 'DontUseForTwoChoices',
      why: 'The other value is hidden, and choosing it costs two taps. Use `SegmentedControl`.',
    },
  ],
  content: {
    en: [
      'The label is a noun: "Bank". It is also the title of the sheet.',
      'The placeholder asks for the choice: "Choose a bank".',
      'If nothing is found, name the kind: "No bank found".',
    ],
    tw: [
      '標籤用名詞：「銀行名稱」。也是選單的標題。',
      '尚未選擇時提示該選什麼：「請選擇銀行」。',
      '沒有結果時寫出找不到什麼：「找不到銀行」。',
    ],
    jp: [
      'ラベルは名詞にする：「銀行名」。選択画面の見出しにもなる。',
      '未選択のときは何を選ぶかを書く：「銀行を選ぶ」。',
      '結果がないときは何が見つからないかを書く：「銀行が見つかりません」。',
    ],
  },
  keyboard: [
    { keys: 'Enter, Space', effect: 'On the field: opens the sheet.' },
    {
      keys: 'Tab',
      effect: 'In the sheet: moves from the close button to the search field and to the values.',
    },
    { keys: 'Arrow keys', effect: 'Move among the values without choosing.' },
    {
      keys: 'Enter, Space',
      effect: 'On a value: chooses it and closes the sheet.',
    },
    { keys: 'Escape', effect: 'Closes the sheet. The earlier choice stays.' },
  ],
  screenReader: [
    'Role "button" that opens a dialog. Its name is the label with the chosen value: "Bank West Bank".',
    'Error and hint are its description, the error first.',
    'In the sheet: a "radiogroup" with the name of the label.',
    'A search without a result has its message in a `role="status"`.',
  ],
  wcag: {
    '2.1.1': { how: 'The arrow keys move, Enter chooses.', story: 'ChosenByKeyboard' },
    '2.4.3': { how: 'After choosing, the focus is on the field again.', story: 'ChosenByTap' },
    '3.2.2': { how: 'Moving among the values chooses nothing.', story: 'ChosenByKeyboard' },
    '3.3.1': { how: 'The error is text and describes the field.', story: 'WithHintAndError' },
    '4.1.2': { how: 'The name tells what is chosen.', story: 'OptionChosen' },
  },
};
