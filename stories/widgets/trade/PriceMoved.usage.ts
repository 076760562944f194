import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./PriceMoved.stories')> = {
  use: [
    'In a confirmation that is open while the market moves.',
    'For a move against the member beyond the tolerance, which has to be accepted.',
  ],
  avoid: [
    'For a price that moves on any other screen: `Price` shows it.',
    'For the rate of a currency: use `RateMoved`.',
    'For an amount that the server changed: use `AmountChanged`.',
  ],
  data: [
    '`move`: `priceMove` of the domain, from the price when the confirmation opened, the newest one, the tolerance and the side.',
    'Prices in yen, as decimal strings. `tooFar` is set only for a move against the member.',
    'After `onAccept`, the host takes the new price as the one seen, and calculates all figures at it.',
  ],
  do: [
    { story: 'MovedALittle', why: 'Prices always move. A small move is stated and blocks nothing.' },
    { story: 'MovedTooFar', why: 'The button names the price that is accepted.' },
  ],
  dont: [
    {
      story: 'DontAskForEveryMove',
      why: 'A question every two seconds is answered without reading. Ask only beyond the tolerance.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button, if the move has to be accepted.' },
    { keys: 'Enter, Space', effect: 'Accepts the new price.' },
  ],
  screenReader: [
    'Role "status": the old and the new price are announced in turn, with sign and mark of the move.',
  ],
  wcag: {
    '1.4.1': { how: 'The move has a mark and a sign.', story: 'MovedALittle' },
    '4.1.3': { how: 'It has role "status", so that it is announced when it appears.', story: 'MovedTooFar' },
  },
};
