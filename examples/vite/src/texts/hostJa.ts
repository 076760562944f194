import type { host as en, common as enCommon } from './hostEn';

/** The host's own texts in Japanese. */
export const host: typeof en = {
  title: 'カブト証券',
  demoTitle: 'デモ',
  demo: '銘柄、価格、資金はすべて架空です。注文は取引所に送られません。',
  loading: '読み込み中',
  failed: 'サーバーから応答がありません。',
  again: '再試行',
  outdated: 'サーバーから応答がありません。表示が最新でない可能性があります。',
  noPositions: '建玉はありません',
  review: '注文内容を確認',
  incomplete: '発注できる内容を入力してください。',
  confirm: '注文の確認（デモ）',
  send: '注文する',
  total: '余力から差し引かれる金額',
  yen: '円',
  order: '注文',
  long: '買建 {{lots}} 単元、レバレッジ {{leverage}}倍',
  short: '売建 {{lots}} 単元、レバレッジ {{leverage}}倍',
  price: '価格',
  atMarket: '成行（直近 {{price}}）',
  atLimit: '指値 {{price}}',
  unknown: '応答がありませんでした。もう一度送信しても、注文は一度しか発注されません。',
  filled: '約定しました：{{shares}} 株、{{price}}',
  waiting: '注文中：{{shares}} 株、{{price}}',
  refused: {
    title: '注文は受け付けられませんでした',
    malformed: 'サーバーが注文を解釈できませんでした。',
    outsideBand: '指値が値幅制限の範囲外です。',
    closed: '取引時間外です。',
    tooLarge: '当社の上限を超えています。',
    cash: '余力が不足しています。',
  },
};

/** Texts that many pages of the host use. */
export const common: typeof enCommon = { close: 'とじる' };
