import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Section.stories')> = {
  use: ['To group what belongs together on a page, with or without a heading.'],
  avoid: ['To present one object of a list: use `Card`.'],
  do: [{ story: 'WithLink', why: 'The heading names the group, and one link leads to all of it.' }],
  dont: [
    { story: 'DontWriteSentencesAsHeadings', why: 'A heading is a name. The sentence belongs below it.' },
  ],
  content: {
    en: ['The heading is a noun in sentence case, without a full stop: "News".'],
    tw: ['標題用名詞，不加句號：「最新消息」。'],
    jp: ['見出しは名詞で、句点を付けない：「お知らせ」。'],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action, then to the content.' }],
  screenReader: ['A region is not announced. The title is a heading of level 2.'],
  wcag: { '2.4.6': { how: 'The heading names the group.', story: 'WithHeading' } },
};
