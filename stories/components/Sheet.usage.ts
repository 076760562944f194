import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Sheet.stories')> = {
  use: [
    'To choose, type or check something without leaving the screen.',
    'With `actions`, for buttons that stay in sight while the content scrolls.',
  ],
  avoid: [
    'Before an action that cannot be undone: use `Dialog`.',
    'Before money moves: use `ConfirmSheet`, which shows costs and the worst case.',
    'To choose one value: use `Select` or `SelectButton`, which have their sheet.',
    'For a chart or a picture: use `FullScreen`.',
    'For a task of several steps: use a screen of its own, so that it has an address.',
  ],
  do: [
    { story: 'WithActions', why: 'The figures are seen before the button that commits to them.' },
    { story: 'LongText', why: 'A long text scrolls. Title and buttons stay.' },
  ],
  dont: [
    {
      story: 'DontConfirmALoss',
      why: 'A tap beside it closes it, and no button says "Keep". Use `Dialog`.',
    },
  ],
  content: {
    en: [
      'The title says what is done here: "Confirm the order", "Close position".',
      'The last button repeats the action: "Place the order".',
    ],
    tw: ['標題寫出在此處理什麼：「核對委託」、「追加保證金」。', '最後的按鈕再次寫出動作：「送出委託」。'],
    jp: [
      '見出しには、ここで何をするかを書く：「注文内容の確認」「保証金の追加」。',
      '最後のボタンにも動作を書く：「注文する」。',
    ],
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', effect: 'Moves within the sheet, from the close button on.' },
    { keys: 'Escape', effect: 'Closes the sheet. The focus goes back to what opened it.' },
    { keys: 'Up, Down', effect: 'Scroll the content, unless the focused field uses them.' },
  ],
  screenReader: [
    'Role "dialog", named by the title.',
    'The page behind it is hidden while it is open.',
    'The close button has the name `closeLabel`.',
  ],
  wcag: {
    '2.1.2': { how: 'Tab stays in the sheet, Escape leaves it.', story: 'FocusStaysInTheSheet' },
    '2.4.3': { how: 'On closing, the focus goes back to what opened it.', story: 'FocusStaysInTheSheet' },
    '2.4.11': { how: 'Head and buttons never cover the focus.', story: 'FocusStaysVisible' },
    '4.1.2': { how: 'A dialog with its title as name.', story: 'OpenOverThePage' },
  },
};
