import type { Translation } from '../../translation';
import type { dayTrade as en } from '../en/dayTrade';

export const dayTrade: Translation<typeof en> = {
  status: { applied: '已預約', trading: '交易中', closed: '已平倉', cancelled: '已取消' },
  appliedPrice: '預約時價格',
  highestPrice: '最高成交價',
  quantity: '股數',
  openPrice: '建立價格',
  latestPrice: '成交價',
  closePrice: '平倉價格',
  frozen: '凍結金額',
  closesAt: '平倉期限',
  news: {
    applied: '{{time}} 起成交，價格不高於 {{price}}。',
    trading: '{{time}} 仍未平倉的部位，由交易所以市價平倉。',
  },
  closedBy: {
    member: '您於 {{time}} 平倉。',
    liquidation: '保證金不足，交易所於 {{time}} 強制平倉。',
    dayTradeDeadline: '{{time}} 期限已到，由交易所以市價平倉。',
    mentor: '帶單者於 {{time}} 平倉。',
    buyback: '公司於 {{time}} 買回。',
  },
  cancelledBy: {
    member: '您於 {{time}} 取消，凍結金額已全數退回。',
    endOfDay: '{{time}} 前未成交，凍結金額已全數退回。',
  },
  cancel: '取消預約',
};
