import type { Fault } from '../change';

const foundBy = 'Unit tests';

/** Mistakes in requests and in reading responses. */
export const contractFaults: readonly Fault[] = [
  {
    title: 'every chunk of an image is sent as its first',
    kind: 'wrong field sent',
    foundBy,
    file: 'src/api/uploadImage.ts',
    text: 'id, offset: received, data',
    becomes: 'id, offset: 0, data',
  },
  {
    title: 'a form is sent twice by a double tap',
    kind: 'double submission',
    foundBy,
    file: 'src/api/queries/useSubmit.ts',
    text: "    if (step.current !== 'ready') return undefined;\n",
    becomes: '',
  },
  {
    title: 'a removed bank account stays in the list',
    kind: 'missing invalidation',
    foundBy: 'Stories in Chromium',
    file: 'src/api/queries/cards.ts',
    text: 'useSubmit(cardRemove, [cardList])',
    becomes: 'useSubmit(cardRemove, [])',
  },
  {
    title: 'a change of a watchlist is kept under the key of all watchlists',
    kind: 'wrong query key',
    foundBy,
    file: 'src/api/queries/watchlist.ts',
    text: 'const keyOf = (exchange: string) => queryKey(watchlist, { exchange, type });',
    becomes: 'const keyOf = (exchange: string) => queryKey(watchlist, { exchange, type: exchange });',
  },
];
