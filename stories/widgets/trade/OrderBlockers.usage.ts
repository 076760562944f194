import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./OrderBlockers.stories')> = {
  use: ['Above an order form, for everything that blocks an order whatever is typed.'],
  avoid: [
    'For a wrong field: the reason is below the field, and this widget leaves it out.',
    'For an order that the server refused: use `ProblemNote`.',
    'For a restriction of the account outside of orders: use `RestrictionNotice`.',
  ],
  data: [
    '`reasons`: `orderReasons` of the domain, all of them. Those of a field or of the costs are left out here.',
    'They need the state of the session, the age of the quote, the listing and the restrictions of the account.',
    'Calculate them again whenever the clock or a quote changes: the banner goes as soon as nothing blocks.',
  ],
  do: [
    {
      story: 'EveryReasonTogether',
      why: 'All reasons at once. Otherwise a member solves one and meets the next.',
    },
    { story: 'NoReasonsShown', why: 'Nothing blocks, so nothing is shown and nothing moves.' },
  ],
  dont: [
    {
      story: 'DontPutBelowTheForm',
      why: 'The member fills in everything before learning that the market is closed. Put it first.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Text in the order of the page, before the form. It is not announced, because it is there from the start.',
    'Give the first reason to the button of the form as well, where it is the description.',
  ],
  wcag: {
    '1.4.1': { how: 'The reasons are sentences. The tone only repeats how final they are.', story: 'Frozen' },
  },
};
