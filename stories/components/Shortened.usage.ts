import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Shortened.stories')> = {
  use: ['For a text that is shortened inside a link or a button that leads to the whole.'],
  avoid: [
    'On its own: use `ExpandableText`, which shows the whole text on a tap.',
    'For an amount: never shorten it.',
  ],
  do: [{ story: 'ShortFormInARow', why: 'Short on the screen, whole for screen readers.' }],
  dont: [{ story: 'DontShortenAnAmount', why: 'The missing digits are money.' }],
  content: {
    en: ['Cut what people compare least, and add "…".'],
    tw: ['省略較少用來比對的部分，加「…」：「北斗電機控股…」。'],
    jp: ['照合に使わない部分を省いて「…」を付ける：「北斗電機ホールデ…」。'],
  },
  keyboard: [],
  screenReader: ['The whole text is read. The short form is hidden.'],
  wcag: { '1.3.1': { how: 'A screen reader gets the whole text.', story: 'ShortFormInARow' } },
};
