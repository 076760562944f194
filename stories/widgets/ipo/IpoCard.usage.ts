import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./IpoCard.stories')> = {
  use: ['For a new issue in a list, before and while applications are accepted.'],
  avoid: [
    'For an application of the member: use `IpoRecordCard`, with the draw and the payment.',
    'For all dates of the coming issues: use `IpoCalendar`.',
    'For the course of one application: use `IpoTracker`.',
  ],
  data: [
    '`issue`: price in yen as a decimal string, lots as numbers, dates in epoch ms.',
    '`applicationId`: set if the member has applied.',
    '`appliedLots`: lots of that application. Without an application, the amount is that of the minimum.',
    '`now`: exchange time, to the minute. The time left is a fact: it has no seconds and no colour.',
    'Names in all three languages.',
  ],
  do: [
    { story: 'WhatItCosts', why: 'What an application costs at least is seen before anything is typed.' },
    {
      story: 'AppliedAlready',
      why: 'The card says that the member has applied, and that nothing is to be done until the draw.',
    },
  ],
  dont: [
    {
      story: 'DontUseForAResult',
      why: 'The draw is over, and the card does not say how it went. Use `IpoRecordCard`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the card, which is one stop.' },
    { keys: 'Enter', effect: 'Opens the issue.' },
  ],
  screenReader: [
    'Role "link", named by its texts: name, code, the next date, figures, and what it leads to.',
    'The list around it is named by the phase.',
  ],
  wcag: {
    '2.4.4': { how: 'The link is named by the issue.', story: 'WhatItCosts' },
  },
};
