import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./OutdatedPrices.stories')> = {
  use: ['Once above a list of prices, as soon as no quote came for 15 seconds or the device is offline.'],
  avoid: [
    'For the age of one price on the screen of its stock: use `QuoteAge`.',
    'For a list that could not be loaded at all: use `ErrorBlock` or `Offline`.',
    'While a market order is refused because of it: `OrderBlockers` states that reason.',
  ],
  data: [
    '`receivedAt`: when the newest quote arrived, in epoch ms of the server’s clock; undefined if none did.',
    '`offline`: whether the device has a connection. The host decides when prices are late.',
  ],
  do: [
    { story: 'PricesAreLate', why: 'It says from when the prices are, so that the member can judge them.' },
    { story: 'OfflineFromTheStart', why: 'Without any price there is no time to name.' },
  ],
  dont: [
    { story: 'DontRepeatInEachRow', why: 'All prices arrive together. One line says it for all of them.' },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Read as text. Put it in an element of role "status" that is always there, so that it is announced.',
  ],
  wcag: {},
};
