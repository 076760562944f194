import type { Translation } from '../../translation';
import type { transfers as en } from '../en/transfers';

export const transfers: Translation<typeof en> = {
  status: { pendingReview: '審核中', passed: '已通過', rejected: '未通過', success: '已完成' },
  cancelled: '已取消',
  amount: '金額',
  orderNumber: '單號',
  progress: '處理進度（日本時間）',
  due: '預計 {{time}}（日本時間）',
  follow: '查看進度',
  pending: { deposit: '{{amount}} 的入金正在審核', withdrawal: '{{amount}} 的出金正在審核' },
  records: '紀錄',
  between: '{{minimum}} 至 {{maximum}}',
};
