import type { Localized } from '../localized';
import type { RejectionCause } from './records';

/** Texts of rejections: the reason, and what the member can do. A remedy is never a payment (decision 16). */
export const rejections: Record<RejectionCause, { reason: Localized; remedy: Localized }> = {
  depositUnclear: {
    reason: {
      en: 'The proof couldn’t be matched with a payment received.',
      tw: '無法以憑證核對收到的款項。',
      jp: '添付の内容と着金を照合できませんでした。',
    },
    remedy: {
      en: 'Check that the date, amount and sender are readable, then submit it again, or contact customer service.',
      tw: '請確認日期、金額與付款人清晰可讀後重新送出，或聯絡線上客服。',
      jp: '日付・金額・お支払い元が読み取れる画像でもう一度報告するか、カスタマーサービスへお問い合わせください。',
    },
  },
  withdrawalUnclear: {
    reason: {
      en: 'The bank didn’t accept the account details.',
      tw: '銀行未接受此帳戶資料。',
      jp: '金融機関で口座情報を確認できませんでした。',
    },
    remedy: {
      en: 'The full amount is available again. Check the details of your bank account, or choose another one.',
      tw: '款項已全數退回可用餘額。請確認銀行帳戶資料，或改用其他帳戶。',
      jp: '全額を買付余力に戻しました。口座情報をご確認いただくか、別の口座をお選びください。',
    },
  },
  withdrawalCancelled: {
    reason: {
      en: 'You cancelled this withdrawal.',
      tw: '您已取消此筆出金。',
      jp: 'お客様がこの出金を取り消しました。',
    },
    remedy: {
      en: 'The full amount is available again. You can withdraw again at any time during withdrawal hours.',
      tw: '款項已全數退回可用餘額。您可於出金時間內隨時再次申請。',
      jp: '全額を買付余力に戻しました。受付時間内であればいつでも再度お申し込みいただけます。',
    },
  },
};
