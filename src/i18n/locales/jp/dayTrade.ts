import type { Translation } from '../../translation';
import type { dayTrade as en } from '../en/dayTrade';

export const dayTrade: Translation<typeof en> = {
  status: { applied: '予約済み', trading: '取引中', closed: '決済済み', cancelled: '取消済み' },
  appliedPrice: '予約時の株価',
  highestPrice: '上限価格',
  quantity: '株数',
  openPrice: '建単価',
  latestPrice: '現在値',
  closePrice: '決済単価',
  frozen: '拘束金',
  closesAt: '決済期限',
  news: {
    applied: '{{time}} 以降、{{price}} 以下で約定します。',
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
    endOfDay: '{{time}} までに約定しませんでした。拘束金は全額戻りました。',
  },
  cancel: '予約を取り消す',
};
