import type { Translation } from '../../translation';
import type { dayTrading as en } from '../en/dayTrading';

export const dayTrading: Translation<typeof en> = {
  status: { applied: '已預約', trading: '交易中', closed: '已平倉', cancelled: '已取消' },
  appliedPrice: '預約時價格',
  limitPrice: { long: '成交價上限', short: '成交價下限' },
  quantity: '股數',
  openPrice: '建倉價格',
  latestPrice: '現價',
  closePrice: '平倉價格',
  frozen: '圈存金額',
  closesAt: '平倉期限（日本時間）',
  news: {
    applied: {
      long: '{{time}}（日本時間）起撮合，成交價不高於 {{price}} 日圓。',
      short: '{{time}}（日本時間）起撮合，成交價不低於 {{price}} 日圓。',
    },
    trading: '{{time}}（日本時間）仍未平倉的部位，由交易所以市價平倉。',
  },
  closedBy: {
    member: '您於 {{time}}（日本時間）平倉。',
    liquidation: '保證金不足，交易所於 {{time}}（日本時間）強制平倉。',
    dayTradeDeadline: '{{time}}（日本時間）期限已到，由交易所以市價平倉。',
    mentor: '策略提供者於 {{time}}（日本時間）平倉。',
    buyback: '公司於 {{time}}（日本時間）買回。',
  },
  cancelledBy: {
    member: '您於 {{time}}（日本時間）取消，圈存金額已全數退回。',
    endOfDay: '{{time}}（日本時間）前未成交，圈存金額已全數退回。',
  },
  cancel: '取消預約',
  title: '當沖',
  tabs: { submit: '下單', trading: '交易中', details: '明細', applied: '已預約' },
  empty: {
    applied: '沒有預約',
    trading: '沒有交易中的當沖',
    closed: '尚無已平倉的當沖',
    cancelled: '沒有已取消的預約',
  },
  toSubmit: '預約當沖',
  toApplied: '查看預約',
  cancelled: '已取消預約',
  order: {
    stock: '股票',
    code: '股票代號',
    stockHint: '股票代號或名稱',
    useCode: '以此股票繼續',
    chooseBelow: '沒有完全相符的代號，請從下方搜尋結果中選擇。',
    mostTraded: '今日成交金額排行',
    found: '搜尋結果',
    none: '找不到股票',
    otherStock: '更換股票',
    costs: '費用',
    limitNote: {
      long: '高於現價，以因應上漲。不會以更高的價格成交。',
      short: '低於現價，以因應下跌。不會以更低的價格成交。',
    },
    frozenNote: {
      long: '以成交價上限計算，多餘部分於成交時退回。',
      short: '保證金隨價格增加，因此以當日漲停價 {{price}} 日圓計算，多餘部分於成交時退回。',
    },
    ifOpenedAt: {
      long: '以成交價上限成交時。',
      short: '以成交價下限成交時。',
    },
    available: '可用餘額',
    review: '核對預約內容',
    confirm: '核對預約',
    submit: '送出預約',
    done: '已預約當沖',
  },
  deadlines: {
    title: '當日期限（日本時間）',
    reserveUntil: '預約截止',
    openUntil: '成交期限（逾時取消）',
    closesAt: '平倉期限',
  },
};
