import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Card.stories')> = {
  use: [
    'To present one object in a list: a position, an application, an offer.',
    'As a link, if the whole card leads to the object.',
  ],
  avoid: [
    'To group parts of a screen: use `Section`.',
    'For rows of equal shape without figures of their own: use `List`.',
    'Never inside another card.',
  ],
  do: [
    { story: 'AsLink', why: 'One tab stop, and the whole card can be pressed.' },
    { story: 'WithActions', why: 'With an action of its own, only the title is the link.' },
  ],
  dont: [{ story: 'DontNestCards', why: 'A card in a card looks like two objects.' }],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the card if it is a link or a button, else to its controls.' },
    { keys: 'Enter', effect: 'Opens the object. Space too, if the card is a button.' },
  ],
  screenReader: ['Role "article". As a link or a button it is named by its whole text.'],
  wcag: {
    '2.1.1': { how: 'A card that opens something is a button for keys, too.', story: 'AsButton' },
    '2.4.3': { how: 'A card that is a link is a single stop.', story: 'AsLink' },
    '2.4.4': { how: 'The link is named by the texts of the card.', story: 'AsLink' },
  },
};
