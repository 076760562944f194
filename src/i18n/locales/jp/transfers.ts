import type { Translation } from '../../translation';
import type { transfers as en } from '../en/transfers';

export const transfers: Translation<typeof en> = {
  status: { pendingReview: '確認中', passed: '確認済み', rejected: '不承認', success: '完了' },
  cancelled: '取消済み',
  amount: '金額',
  orderNumber: '受付番号',
  progress: '手続きの状況',
  due: '{{time}} 予定',
  follow: '状況を見る',
  pending: { deposit: '{{amount}} の入金を確認しています', withdrawal: '{{amount}} の出金を確認しています' },
  oneAtATime: {
    deposit: '確認中にできる入金は1件までです。確認中の出金があっても入金できます。',
    withdrawal: '確認中にできる出金は1件までです。確認中の入金があっても出金できます。',
  },
  pendingNote: {
    deposit: '確認中にできる入金は1件までです。次のお支払いは、この確認が終わってからお願いします。',
    withdrawal: '確認中にできる出金は1件までです。この確認が終わると、次の出金を申し込めます。',
  },
  records: '履歴',
  between: '{{minimum}}〜{{maximum}}',
};
