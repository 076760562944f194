import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account: Translation<typeof en> = {
  balances: '残高',
  arithmetic: '内訳',
  profit: '実現損益',
  usd: '米ドル',
  creditScore: '信用スコア',
  creditLimit: '極度額',
  borrowed: '借入残高',
  points: '100点中{{score}}点',
  notes: {
    available: '注文に使えるほか、出金できます。',
    frozenNone: '結果待ちの注文や申込はありません。',
    profit:
      'これまでに確定した損益（全費用差引後）の累計です。すべての建玉、成功報酬控除後のコピートレード、終了した商品を含み、すでに残高に反映されています。',
    unrealised:
      '保有中の建玉を今すべて決済した場合の損益と、商品のこれまでの損益です。確定しておらず、損失になることもあります。',
    usd: '米ドルのまま保有している額です。外貨の一部として、現在の為替レートで資産に含まれます。',
    limit:
      '現在の信用スコアで借り入れられる上限です。スコアは毎日のチェックインで上がります。お支払いで上がることはありません。',
    left: '借入ごとの条件があります',
    borrowed: '返済していない元金です。資産合計に含まれ、返済が必要です。',
  },
  left: '残りの借入枠',
  net: '資産合計から借入を除いた額',
  go: {
    results: '日別・銘柄別・商品別の損益',
    records: '資金明細',
    exchange: '両替',
    credit: 'スコアを上げるには',
    loan: '借入・返済',
  },
  groups: { money: '資金', account: 'お客様情報', house: 'ご案内' },
  entrances: {
    results: '実現損益',
    cards: '出金先銀行口座',
    statements: '取引明細書',
    loan: '借入',
    loanRecords: '借入履歴',
    identity: '本人確認',
    signIn: 'チェックイン・信用スコア',
    notices: 'お知らせ',
    settings: '設定',
    invite: '友だちを招待',
    service: 'カスタマーサービス',
    rules: '取引ルール',
    agreement: '利用規約・プライバシー',
    about: '当社について',
  },
  unread: '未読{{unread}}件',
  since: '登録日 {{date}}',
};
