import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./AssetAllocation.stories')> = {
  use: ['For where a member’s money is: in cash, on hold, in positions, in products, in dollars.'],
  avoid: ['For how the total is calculated: use `BalanceBreakdown`.', 'For its course: use `AssetCurve`.'],
  data: [
    '`balances`: of `/user/Account`, decimal strings in yen. They add up to the total assets (decision 14).',
  ],
  do: [{ story: 'LostMoreThanTheMargin', why: 'A loss is stated, and takes no part of the ring.' }],
  dont: [
    {
      story: 'DontLeaveOutParts',
      why: 'Without the margin, the shares are of another total than the one above.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Reads the list of parts with amounts and shares. The ring is hidden.'],
  wcag: {
    '1.4.1': { how: 'Each part has its amount and share in the list.', story: 'EveryPart' },
  },
};
