import type { RuleEntry } from '../page/Rules';

/** How the product speaks. */
export const voice: readonly RuleEntry[] = [
  [
    'Short',
    'A label is a word or two, a message a sentence or two. Nothing shouts: no capitals, no exclamation marks.',
  ],
  [
    'Plain',
    'The words that brokers in each market write; those below. A hard one can be tapped for its meaning.',
  ],
  [
    'Honest',
    'Costs, the worst case and what is not known are said before the button. Nothing is guaranteed, nothing urges.',
  ],
  [
    'Helpful',
    'An error says what happened, why, and what to do. A button that is off says which rule holds it, and until when.',
  ],
  ['Same thing, same word', 'In every screen, in every state, in the help of customer service.'],
  ['Labels above fields', 'Never placeholders in their stead: a placeholder is gone when it is needed.'],
];

/** What each language asks for. */
export const perLanguage: readonly RuleEntry[] = [
  [
    'Japanese',
    'です・ます and 〜してください, no stacked keigo. 決済 for positions, 返済 for loans: 返済 can mean both.',
  ],
  [
    'Chinese',
    'As written in Taiwan, with 請 and 您: 庫存 or 部位, 登入, 帳戶. 持倉, 登錄 and 賬戶 read foreign.',
  ],
  ['English', 'British spelling, sentence case. “Long” and “short”, never “bet”.'],
  ['Sign-in', 'The daily one is チェックイン and 簽到, never ログイン or 登入.'],
  ['Payout account', '出金先銀行口座 and 銀行帳戶, not 銀行カード.'],
  [
    'Dates and times',
    'YYYY/MM/DD and HH:MM on 24 hours, in the exchange’s time (Tokyo) unless it says otherwise.',
  ],
];
