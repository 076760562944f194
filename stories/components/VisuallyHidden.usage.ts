import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./VisuallyHidden.stories')> = {
  use: ['For words that sighted members get from position, colour or an icon: "up by" beside an arrow.'],
  avoid: ['For what everybody needs: show it.', 'For the name of an icon button: use its `label`.'],
  do: [{ story: 'BesideAFigure', why: 'The words are read beside the figure, and are not drawn.' }],
  dont: [
    {
      story: 'DontHideWhatAllNeed',
      why: 'A condition that only screen readers get is hidden from most members.',
    },
  ],
  content: {
    en: ['The words continue the sentence that is read: "up by 1.25%".'],
    tw: ['文字要能接成一句話：「上漲1.25%」。'],
    jp: ['前後とつながる言葉にする：「1.25%上昇」。'],
  },
  keyboard: [],
  screenReader: ['Read in the order of the page.'],
  wcag: {},
};
