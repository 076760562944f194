import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./CopyButton.stories')> = {
  use: ['Beside a text that is entered elsewhere: an account number, an invite link, an order number.'],
  avoid: [
    'For a text that is not shown: show it first, for example with `KeyValue`.',
    'For a text that is only read: a button in every row is noise.',
    'To send a link to somebody: use `Button`, and open the share sheet of the phone.',
  ],
  do: [
    { story: 'CopiedAndConfirmed', why: 'A tick replaces the icon for two seconds, and it is announced.' },
  ],
  dont: [
    {
      story: 'DontHideTheText',
      why: 'If the browser denies the clipboard, nothing can be selected. Show the text beside the button.',
    },
  ],
  content: {
    en: [
      'The name says what is copied: "Copy the link", not "Copy".',
      'The confirmation is one word: "Copied".',
      'The failure says what to do: "Couldn’t be copied. Select the text instead."',
    ],
    tw: [
      '名稱寫出複製什麼：「複製連結」，不只寫「複製」。',
      '完成後簡短確認：「已複製」。',
      '失敗時說明該怎麼做：「無法複製，請改為選取文字。」',
    ],
    jp: [
      '何をコピーするかを名前に書く：「リンクをコピー」。「コピー」だけにしない。',
      '完了は短く伝える：「コピーしました」。',
      '失敗したら、どうすればよいかを伝える：「コピーできませんでした。文字を選択してください。」',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button.' },
    { keys: 'Enter, Space', effect: 'Copies the text. The focus stays.' },
  ],
  screenReader: [
    'Role "button", named by `label`.',
    'After copying, `doneLabel` is announced as a status.',
    'If the browser denies the clipboard, the toast with `failedLabel` is announced and the icon stays.',
  ],
  wcag: {
    '1.1.1': { how: 'The icon has a name that says what is copied.', story: 'CopiedAndConfirmed' },
    '2.1.1': { how: 'Tab reaches it, Enter copies.', story: 'ByKeyboard' },
    '3.3.1': { how: 'A toast says that nothing was copied.', story: 'ClipboardForbidden' },
    '4.1.3': { how: 'The confirmation is announced as a status.', story: 'CopiedAndConfirmed' },
  },
};
