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
  oneAtATime: {
    deposit: '入金一次僅審核一筆；若有出金正在審核，不影響入金。',
    withdrawal: '出金一次僅審核一筆；若有入金正在審核，不影響出金。',
  },
  pendingNote: {
    deposit: '入金一次僅審核一筆。本筆審核完成前請勿再次付款，完成後即可回報下一筆。',
    withdrawal: '出金一次僅審核一筆。本筆審核完成後，即可申請下一筆。',
  },
  records: '紀錄',
  between: '{{minimum}} 至 {{maximum}}',
};
