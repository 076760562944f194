import type { Translation } from '../../translation';
import type { dayTrading as en } from '../en/dayTrading';

export const dayTrading: Translation<typeof en> = {
  status: { applied: '予約済み', trading: '取引中', closed: '決済済み', cancelled: '取消済み' },
  appliedPrice: '予約時の株価',
  limitPrice: { long: '上限価格', short: '下限価格' },
  quantity: '株数',
  openPrice: '建単価',
  latestPrice: '現在値',
  closePrice: '決済単価',
  frozen: '拘束金',
  closesAt: '決済期限',
  news: {
    applied: {
      long: '{{time}} 以降、{{price}} 以下であれば約定します。',
      short: '{{time}} 以降、{{price}} 以上であれば約定します。',
    },
    trading: '{{time}} に残っている建玉は、取引所が市場価格で決済します。',
  },
  closedBy: {
    member: '{{time}} に決済しました。',
    liquidation: '保証金が不足したため、{{time}} に取引所が決済しました。',
    dayTradeDeadline: '期限の {{time}} に、取引所が市場価格で決済しました。',
    mentor: '{{time}} に提供者が決済しました。',
    buyback: '{{time}} に発行会社が買い取りました。',
  },
  cancelledBy: {
    member: '{{time}} に取り消しました。拘束金は全額戻りました。',
    endOfDay: '{{time}} までに約定せず、失効しました。拘束金は全額戻りました。',
  },
  cancel: '予約を取り消す',
  title: 'デイトレード',
  tabs: { submit: '注文', trading: '取引中', details: '明細', applied: '予約済み' },
  empty: {
    applied: '予約はありません',
    trading: '取引中の建玉はありません',
    closed: '決済済みの取引はまだありません',
    cancelled: '取り消した予約はありません',
  },
  toSubmit: 'デイトレードを予約',
  toApplied: '予約一覧を見る',
  cancelled: '予約を取り消しました',
  order: {
    stock: '銘柄',
    code: '銘柄コード',
    stockHint: '銘柄コード・銘柄名',
    useCode: 'この銘柄で続ける',
    chooseBelow: '完全に一致する銘柄コードはありません。下の検索結果から選んでください。',
    mostTraded: '本日の売買代金上位',
    found: '検索結果',
    none: '銘柄が見つかりません',
    otherStock: '銘柄を変更',
    costs: '費用',
    limitNote: {
      long: '値上がりに備え、現在値に余裕を加えた価格です。これより高い価格では約定しません。',
      short: '値下がりに備え、現在値から余裕を引いた価格です。これより低い価格では約定しません。',
    },
    frozenNote: {
      long: '上限価格で計算した金額です。余った分は約定時に戻ります。',
      short:
        '保証金は株価とともに増えるため、当日の制限値幅の上限 {{price}} で計算した金額です。余った分は約定時に戻ります。',
    },
    ifOpenedAt: {
      long: '上限価格で約定した場合。',
      short: '下限価格で約定した場合。',
    },
    available: '買付余力',
    review: '予約内容を確認',
    confirm: '予約の確認',
    submit: '予約する',
    done: 'デイトレードを予約しました',
  },
  deadlines: {
    title: '当日の期限',
    reserveUntil: '予約の締切',
    openUntil: '約定の期限（以後は失効）',
    closesAt: '決済の期限',
  },
};
