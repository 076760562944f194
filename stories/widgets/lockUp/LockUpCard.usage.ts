import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./LockUpCard.stories')> = {
  use: ['For a product that locks money for a term, in a list of them.'],
  avoid: [
    'For a product that the member has bought: use `LockUpRecordCard`.',
    'For the course of its value: use `FundChart` and `FundMonths`.',
    'For a mentor to copy: use `CopyTradeCard`.',
  ],
  data: [
    '`product`: rates as fractions (`"0.0003"` is 0.03 % a day), amounts in yen, as decimal strings; term in days.',
    '`worst` of each income: the worst day and the worst term that really happened, not a projection.',
    '`trail`: what 10,000 yen came to in the last 90 days, oldest first. Without it no line and no result is drawn.',
    '`unlockAt` in epoch ms, if it were bought now. `remainingCapacity` in yen.',
    'Names and issuer in all three languages.',
  ],
  do: [
    { story: 'Default', why: 'The worst result is beside the projected one, equally large.' },
    { story: 'CapacityUsedUp', why: 'Nothing can be bought: the card says so before the form.' },
  ],
  dont: [
    {
      story: 'DontProjectTheWorst',
      why: 'The lowest projection is not the worst result. The card then promises a gain in any case.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the card, which is one stop.' },
    { keys: 'Enter', effect: 'Opens the product.' },
  ],
  screenReader: [
    'Role "link", named by its texts: name, risk, issuer, term, then each projection and its worst case.',
    '"Profit" or "Loss" comes before past results.',
  ],
  wcag: {},
};
