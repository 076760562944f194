import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Marked.stories')> = {
  use: ['To show why a row was found: the part of its text that matches the search.'],
  avoid: ['To emphasise words of a sentence: rewrite the sentence.'],
  do: [
    {
      story: 'PartIsMarked',
      why: 'The match has a ground and an underline, so it does not depend on colour.',
    },
  ],
  dont: [{ story: 'DontMarkAllOfIt', why: 'If the whole text is marked, the match is not to be seen.' }],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Read as part of the text. The mark itself is not announced.'],
  wcag: { '1.4.1': { how: 'The part is underlined as well.', story: 'PartIsMarked' } },
};
