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
    tw: ['標題用名詞，不加句號：「新聞」。'],
    jp: ['見出しは名詞で、句点を付けない：「ニュース」。'],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action, then to the content.' }],
  screenReader: ['With a title: a region named by its heading of level 2. Without one it is not announced.'],
  wcag: { '1.3.1': { how: 'The group is a region named by its heading.', story: 'WithHeading' } },
};
