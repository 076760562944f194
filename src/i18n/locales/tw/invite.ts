import type { Translation } from '../../translation';
import type { invite as en } from '../en/invite';

export const invite: Translation<typeof en> = {
  title: '邀請好友',
  body: '好友以您的邀請碼註冊並通過身分驗證後，您將獲得 {{reward}}。任何人都不需要為此付款。',
  code: '邀請碼',
  link: '邀請連結',
  copyCode: '複製邀請碼',
  copyLink: '複製連結',
  qr: '邀請連結的 QR 碼',
  save: '儲存為圖片',
  share: '分享',
  shareText: '請用我的邀請碼 {{code}} 註冊',
  saveFailed: '無法儲存圖片。',
  shareFailed: '無法分享。請改用複製連結。',
  registered: '已註冊好友',
  rewarded: '其中已驗證',
  paid: '累計獎勵',
  friends: '您的好友',
  none: '還沒有人以您的邀請碼註冊。',
  status: { awaitingVerification: '尚未通過身分驗證', paid: '獎勵已入帳' },
  registeredAt: '註冊時間（日本時間）',
  paidAt: '入帳時間（日本時間）',
  reward: '獎勵',
  more: '顯示更多',
};
