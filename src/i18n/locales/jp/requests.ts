import type { Translation } from '../../translation';
import type { requests as en } from '../en/requests';

export const requests: Translation<typeof en> = {
  what: {
    order: '注文',
    cancelOrder: '注文の取消',
    addMargin: '保証金の追加',
    close: '決済注文',
    cancelClose: '決済注文の取消',
    dayTrade: 'デイトレードの予約',
    cancelDayTrade: 'デイトレード予約の取消',
    ipo: 'IPOの申込',
    ipoPayment: 'IPOの購入手続き',
    blockTrade: '立会外取引の入札',
    valueStock: 'バリュー株の申込',
    cancelValueStock: 'バリュー株の申込取消',
    tender: '自己株式取得への応募',
    cancelTender: '応募の取り下げ',
    copyTrade: 'コピートレードへの投資',
    stopCopyTrade: 'コピートレードの終了',
    lockUp: '満期型自動売買の購入',
    redeemLockUp: '満期型自動売買の引き出し',
    deposit: '入金の報告',
    withdrawal: '出金の申込',
    cancelWithdrawal: '出金の取消',
    exchange: '両替',
    loan: '借入の申込',
    repayment: '返済',
    reward: '特典の受け取り',
    other: 'お手続き',
  },
  sent: '{{what}}：{{time}} に送信',
  waiting: {
    title: '{{what}}を {{time}} に送信し、結果を待っています',
    body: '結果が分かり次第、どの画面でもお知らせします。もう一度送信しないでください。',
  },
  check: 'もう一度確認',
  carriedOut: {
    title: '{{what}}：受け付けられました',
    body: '{{time}} に送信した内容です。',
    follow: '内容を見る',
  },
  notCarriedOut: {
    title: '{{what}}：受け付けられませんでした',
    body: '{{time}} に送信した内容は反映されておらず、今後も反映されません。もう一度送信できます。',
  },
  told: {
    carriedOut: '{{what}}（{{time}} 送信）が受け付けられました',
    notCarriedOut: '{{what}}（{{time}} 送信）は受け付けられませんでした',
    unknown: '{{what}}（{{time}} 送信）の応答がまだありません。もう一度送信しないでください。',
  },
};
