import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Status.stories')> = {
  use: ['For the state of one object: an order, an application, a verification.'],
  avoid: ['To count: use `Badge`.', 'For a message with a next step: use `Banner`.'],
  do: [{ story: 'Success', why: 'The words say the state; the colour repeats it.' }],
  dont: [{ story: 'DontRelyOnColour', why: '"State" in green says nothing without the colour.' }],
  content: {
    en: ['One or two words, as the specification names the status: "Under review".'],
    tw: ['用一到兩個詞：「審核中」。'],
    jp: ['一、二語で書く：「審査中」。'],
  },
  keyboard: [],
  screenReader: ['Read as text. The colour is not needed.'],
  wcag: {},
};
