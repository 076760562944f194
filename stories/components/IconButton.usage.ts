import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./IconButton.stories')> = {
  use: [
    'For an action whose icon everybody knows: close, back, star, clear.',
    'In a bar, a row or a field, where there is no room for a word.',
    'With `pressed`, for something that is on or off, such as a star.',
  ],
  avoid: [
    'Where there is room for a word, or the icon needs one: use `Button`.',
    'To go to another screen: use `IconLink`.',
    'To copy a text: use `CopyButton`.',
    'For a setting: use `Switch`.',
  ],
  do: [
    { story: 'OnlyAnIcon', why: 'The icon is known, and its name is a verb.' },
    { story: 'Pressed', why: 'The name stays the same. Only the state changes.' },
  ],
  dont: [
    {
      story: 'DontUseWhereAWordIsNeeded',
      why: 'A plus can mean anything. Money moves here, so use `Button` with "Add margin".',
    },
  ],
  content: {
    en: [
      'The name says what pressing does, not what the icon shows: "Close", not "Cross".',
      'Name the object if there are several: "Remove East Bank, number ending in 4567".',
      'A toggle keeps one name in both states: "Watch this stock".',
    ],
    tw: [
      '名稱寫出動作，不寫圖示的樣子：「關閉」，不寫「叉號」。',
      '同類按鈕不只一個時寫出對象：「移除 East Bank（末四碼 4567）」。',
      '切換按鈕在兩種狀態下名稱相同：「自選股」。',
    ],
    jp: [
      'アイコンの形ではなく動作を書く：「閉じる」。「バツ印」とは書かない。',
      '同じボタンが複数あるときは対象も書く：「East Bank（末尾 4567）を削除」。',
      'オン・オフのボタンは、どちらの状態でも同じ名前にする：「お気に入り」。',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button, also while it is `aria-disabled`.' },
    {
      keys: 'Enter, Space',
      effect: 'Calls `onClick`, also while it is `aria-disabled`: the host ignores it then.',
    },
  ],
  screenReader: [
    'Role "button", named by `label`.',
    'With `pressed`: a toggle button, "pressed" or "not pressed".',
    'With `aria-disabled`: "dimmed" or "unavailable". It keeps its place and the focus.',
  ],
  wcag: {
    '1.1.1': { how: 'The icon has a name in words.', story: 'OnlyAnIcon' },
    '2.1.1': { how: 'Tab reaches it, Enter presses it.', story: 'OnlyAnIcon' },
    '4.1.2': { how: 'A toggle tells whether it is on.', story: 'Pressed' },
  },
};
