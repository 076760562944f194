import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./WindowClock.stories')> = {
  use: [
    'Beside a form that is accepted in certain hours only: new issues, block trades, deposits, withdrawals, loans.',
  ],
  avoid: [
    'For the sessions of the exchange, which has a lunch break: use `SessionLine`.',
    'For the deadline of one offer: use `CardFacts` with the date.',
    'For the time until a position can be closed: `PositionNotes` has it.',
  ],
  data: [
    '`window`: opening hours as `HH:MM` of the exchange, whether it was open, and when that changes, in epoch ms.',
    '`now`: the server’s clock in epoch ms. The host updates it every second.',
    'Trading days only. The server knows the holidays and says when it opens next.',
  ],
  do: [
    { story: 'OpensInMinutes', why: 'It counts down the last hour before opening, for those who wait.' },
    { story: 'OpensAnotherDay', why: 'With a weekend in between, the time has its date.' },
  ],
  dont: [
    {
      story: 'DontUseForTheExchange',
      why: 'Between 11:30 and 12:30 it would call the exchange open. Use `SessionLine`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'The state has role "status": it is announced when the window opens or closes.',
    'The countdown has role "timer", which is not announced every second.',
  ],
  wcag: {
    '4.1.3': { how: 'The state is announced when it changes.', story: 'OpensWhileShown' },
  },
};
