import type { Translation } from '../../translation';
import type { support as en } from '../en/support';

export const support: Translation<typeof en> = {
  title: '客服',
  contact: '聯絡客服',
  automatic: '此為示範環境，訊息由系統自動回覆，不會有專人處理。',
  open: '客服服務中，至 {{time}}（日本時間）。',
  closed: '目前非服務時間。您可以隨時留言，{{time}}（日本時間）起回覆。',
  hours: '服務時間',
  hoursValue: '平日 {{from}}–{{until}}（日本時間）',
  answer: '平均回覆時間',
  minutes: '{{minutes}} 分鐘',
  languages: '語言',
  mail: '電子郵件',
  message: '您的訊息',
  carries: '將一併告知您目前所在的頁面。',
  carriesOrder: '將一併告知您目前所在的頁面與單號 {{number}}。',
  empty: '請先填寫您的問題。',
  tooLong: '最多 {{limit}} 個字。',
  send: '送出',
  messages: '您的訊息紀錄',
  noMessages: '您還沒有留言。',
  older: '顯示較早的訊息',
  from: { member: '您', service: '客服' },
};
