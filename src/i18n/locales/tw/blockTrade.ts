import type { Translation } from '../../translation';
import type { blockTrade as en } from '../en/blockTrade';

export const blockTrade: Translation<typeof en> = {
  minimumBid: '最低買進價',
  discount: '低於市價 {{amount}} 日圓（{{percent}}）',
  premium: '高於市價 {{amount}} 日圓（{{percent}}）',
  par: '與市價相同',
  offeredShares: '釋出股數',
  leastShares: '最低股數',
  mostShares: '最高股數',
  lock: '賣出限制',
  locks: {
    nextTradingDay: '成交當日及次一交易日（T+1）',
    days: '{{days}} 個日曆天',
  },
  hours: '受理時間',
  hoursValue: '{{opens}}–{{closes}}（限開盤時段）',
  applicationsLeft: '今日剩餘申請次數',
  noneLeft: '今日已達上限',
  status: { pendingReview: '審核中', passed: '已通過', rejected: '未通過' },
  record: {
    price: '出價',
    shares: '股數',
    turnover: '成交金額',
    frozen: '凍結金額（含手續費）',
    charged: '已付金額（含手續費）',
    returned: '已退回金額',
  },
  news: {
    pendingReview: '最晚於 {{time}} 前完成審核。',
    passed: '股份已列入庫存的「鉅額交易」。',
  },
  rejection: {
    belowSellersPrice: '出價未達賣方要求的價格，凍結金額已全數退回。',
    review: '審核未通過，凍結金額已全數退回。詳情請洽客服。',
  },
  toPosition: '查看庫存',
};
