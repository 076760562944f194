import { stateKinds } from './stateKinds';

/** Words of one meaning in three languages, as designers, testers and members say them. */
const groups: readonly (readonly string[])[] = [
  ...stateKinds.map(({ name, words }) => [name, ...words]),
  ['withdraw', 'withdrawal', 'payout', '出金', '提領', '提款'],
  ['deposit', 'recharge', 'top up', '入金', '儲值', '充值'],
  ['bank card', 'bank account', '銀行口座', '銀行帳戶'],
  ['exchange', 'convert', 'currency', '両替', '換匯'],
  ['loan', 'borrow', '借入', '借款'],
  ['repay', 'repayment', '返済', '還款'],
  ['order', '注文', '委託'],
  ['position', '建玉', '部位'],
  ['close', 'closing', '決済', '平倉'],
  ['cancel', 'cancelled', '取消', '取り消し', '撤單'],
  ['margin', '保証金', '保證金'],
  ['liquidation', 'liquidated', 'ロスカット', '強制平倉'],
  ['stock', 'share', '銘柄', '株', '股票', '個股'],
  ['watchlist', 'favourite', 'favorite', 'お気に入り', '自選'],
  ['new issue', 'ipo', '新規公開', '申購'],
  ['block trade', '立会外取引', '鉅額'],
  ['news', 'ニュース', '新聞'],
  ['notice', 'お知らせ', '公告'],
  ['log in', 'login', 'sign in', 'ログイン', '登入'],
  ['register', 'sign up', '登録', '註冊'],
  ['password', 'パスワード', '密碼'],
  ['identity', 'verification', 'real name', 'kyc', '本人確認', '身分驗證', '實名'],
  ['reward', 'check in', 'チェックイン', '簽到'],
  ['record', 'history', '履歴', '明細', '記錄', '紀錄'],
  ['settings', '設定'],
  ['language', '言語', '語言'],
  ['search', '検索', '搜尋'],
  ['frozen', 'freeze', '凍結'],
  ['closed', 'market closed', '取引時間外', '休市'],
  ['holiday', '休場', '休業', '假日'],
  ['double tap', 'twice', '二重', '連按', '重複'],
];

/** Particles between Japanese and Chinese words, which say nothing alone. */
const particles = new Set(['の', 'が', 'を', 'に', 'で', 'と', '的', '時']);

const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text);

/** Terms that spaces do not separate from their neighbours, or that have spaces. The longest first, so that it wins. */
const terms = groups
  .flat()
  .filter((term) => !isLatin(term) || term.includes(' '))
  .sort((a, b) => b.length - a.length);

/** Splits around terms and keeps them. No term has a character with a meaning in a pattern. */
const aroundTerms = new RegExp(`(${terms.join('|')})`);

/** A word of a query with the words of the same meaning. */
export interface QueryWord {
  typed: string;
  alternatives: readonly string[];
}

/** The words of a query in lower case. `出金の拒否` has two, `double tap` has one. */
export function queryWords(query: string): QueryWord[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(aroundTerms)
    .flatMap((part) => (terms.includes(part) ? part : part.split(/\s+/)))
    .filter((word) => word && !particles.has(word))
    .map((typed) => ({ typed, alternatives: alternativesOf(typed) }));
}

function alternativesOf(word: string): string[] {
  const forms = [word, word.replace(/s$/, '')];
  return groups.filter((group) => group.some((term) => forms.includes(term))).flat();
}

/** Words in Japanese and Chinese that mean the same as a name; none for a name of several words. */
export function otherNamesOf(name: string): string[] {
  const [word, ...more] = queryWords(name);
  return more.length > 0 ? [] : (word?.alternatives ?? []).filter((other) => !isLatin(other));
}

/** Whether a text in lower case has a word, or one of the same meaning. */
export function hasWord(text: string, { typed, alternatives }: QueryWord): boolean {
  if (text.includes(typed)) return true;
  const spaced = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  // In Latin letters at the start of a word: `ban` is not meant by `bank`.
  return alternatives.some((word) => spaced.includes(isLatin(word) ? ` ${word}` : word));
}
