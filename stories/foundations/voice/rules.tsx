import type { RuleEntry } from '../page/Rules';

/** Rules of tone. */
export const voice: readonly RuleEntry[] = [
  [
    'Short',
    'A label has one or two words, a message one or two sentences. No words in capitals, no exclamation marks.',
  ],
  ['Plain', 'The terms of brokers in each market, as below. A tap on a difficult term explains it.'],
  [
    'Honest',
    'Costs, the worst case and unknown facts are shown before the button. Nothing is guaranteed, and nothing urges.',
  ],
  [
    'Helpful',
    'An error says what happened, why, and what to do. A disabled button says which rule blocks it, and until when.',
  ],
  ['Same thing, same word', 'On every screen, in every state, and in the texts of customer service.'],
  ['Labels above fields', 'Never placeholders instead: a placeholder disappears while the member types.'],
];

const Ja = ({ children }: { children: string }) => <span lang="ja">{children}</span>;
const Zh = ({ children }: { children: string }) => <span lang="zh-Hant-TW">{children}</span>;

/** Rules of each language. */
export const perLanguage: readonly RuleEntry[] = [
  [
    'Japanese',
    <>
      <Ja>です・ます</Ja> and <Ja>〜してください</Ja>, no stacked keigo. <Ja>決済</Ja> for positions,{' '}
      <Ja>返済</Ja> only for loans, because it can mean both.
    </>,
  ],
  [
    'Chinese',
    <>
      As written in Taiwan, with <Zh>請</Zh> and <Zh>您</Zh>: <Zh>部位</Zh>, <Zh>委託</Zh>, <Zh>登入</Zh>,{' '}
      <Zh>帳戶</Zh>. <Zh>持倉</Zh>, <Zh>登錄</Zh> and <Zh>賬戶</Zh> look foreign there.
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
    'YYYY/MM/DD and HH:MM in 24-hour time, in the time of the exchange (Tokyo) unless another zone is named.',
  ],
];
