import type { RuleEntry } from '../page/Rules';

/** Rules of tone. */
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

const Ja = ({ children }: { children: string }) => <span lang="ja">{children}</span>;
const Zh = ({ children }: { children: string }) => <span lang="zh-Hant-TW">{children}</span>;

/** Rules of each language. */
export const perLanguage: readonly RuleEntry[] = [
  [
    'Japanese',
    <>
      <Ja>です・ます</Ja> and <Ja>〜してください</Ja>, no stacked keigo. <Ja>決済</Ja> for positions,{' '}
      <Ja>返済</Ja> for loans: the latter can mean both.
    </>,
  ],
  [
    'Chinese',
    <>
      As written in Taiwan, with <Zh>請</Zh> and <Zh>您</Zh>: <Zh>部位</Zh>, <Zh>委託</Zh>, <Zh>登入</Zh>,{' '}
      <Zh>帳戶</Zh>. <Zh>持倉</Zh>, <Zh>登錄</Zh> and <Zh>賬戶</Zh> read foreign.
    </>,
  ],
  ['English', 'British spelling, sentence case. “Long” and “short”, never “bet”.'],
  [
    'Daily sign-in',
    <>
      <Ja>チェックイン</Ja> and <Zh>簽到</Zh>, never <Ja>ログイン</Ja> or <Zh>登入</Zh>.
    </>,
  ],
  [
    'Payout account',
    <>
      <Ja>出金先銀行口座</Ja> and <Zh>銀行帳戶</Zh>, not <Ja>銀行カード</Ja>.
    </>,
  ],
  [
    'Dates and times',
    'YYYY/MM/DD and HH:MM on 24 hours, in the exchange’s time (Tokyo) unless it says otherwise.',
  ],
];
