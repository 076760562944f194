import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./SectorMap.stories')> = {
  use: ['Above a list of stocks, to see which sectors move, and to narrow the list to one.'],
  avoid: ['For stocks: use `StockRow`.', 'For the exchanges of a market: use `SegmentedControl`.'],
  data: [
    '`sectors`: of `/stock/Breadth`, in its order. `changePercent` in percent, as a decimal string.',
    'Names in all three languages.',
    'The colour is strongest for the sector that moves most: at least 0.3 %, at most 1.5 %.',
  ],
  do: [{ story: 'SectorChosen', why: 'The pressed sector is marked, and says whose stocks are listed.' }],
  dont: [
    {
      story: 'DontUseForStocks',
      why: 'A stock has a price, and leads to its details. A field has neither.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves from sector to sector.' },
    { keys: 'Enter, Space', effect: 'Choose the sector, or take the choice back.' },
  ],
  screenReader: ['Role "list" with a button for each sector: name, sign and change.'],
  wcag: {
    '1.4.1': { how: 'Mark and sign repeat the colour of each change.', story: 'AllSectors' },
  },
};
