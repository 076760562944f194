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

const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text);

/** A Latin term is a whole word: `ban` is not meant by `bank`. */
const patterns = groups.map((group) => {
  const terms = group.map((term) => (isLatin(term) ? `\\b${term}s?\\b` : term));
  return { group, pattern: new RegExp(terms.join('|'), 'i') };
});

/** A text with all words that mean the same as those in it. */
export const withSynonyms = (text: string): string =>
  [text, ...patterns.flatMap(({ group, pattern }) => (pattern.test(text) ? group : []))].join(' ');

/** Words in Japanese and Chinese that mean the same as a name. */
export const otherNamesOf = (name: string): string[] =>
  (groups.find((group) => group.includes(name)) ?? []).filter((other) => !isLatin(other));
