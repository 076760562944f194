import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./LinkButton.stories')> = {
  use: [
    'For the main step of a screen if it only leads to another one: after success, on an empty list.',
    'As the one action of `Empty` or of an error that has its remedy elsewhere.',
  ],
  avoid: [
    'To do something, such as sending a form: use `Button`.',
    'In a sentence or beside a heading: use `Link`.',
    'If the step can be blocked or busy: use `Button`. A link has no such state.',
  ],
  do: [
    { story: 'Primary', why: 'It looks like the next step, and can be opened in a new tab.' },
    { story: 'Quiet', why: 'The second way is quieter than the first.' },
  ],
  dont: [
    {
      story: 'DontUseForAnAction',
      why: 'A link can be opened twice and in another tab, and cannot wait for an answer. Use `Button`.',
    },
  ],
  content: {
    en: ['Say where it leads: "View position", "Go to home".', 'One to four words, without a full stop.'],
    tw: ['寫出前往何處：「查看部位」、「回首頁」。', '盡量簡短，不加句號。'],
    jp: ['行き先がわかるように書く：「建玉を見る」「ホームへ」。', '短く書き、句点を付けない。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the link.' },
    { keys: 'Enter', effect: 'Opens it. Space scrolls the page, as on any link.' },
  ],
  screenReader: ['Role "link", named by its text, although it looks like a button.'],
  wcag: {
    '4.1.2': { how: 'It is a link with its name, whatever it looks like.', story: 'Primary' },
  },
};
