import type { Translation } from '../../translation';
import type { invite as en } from '../en/invite';

export const invite: Translation<typeof en> = {
  title: '友だちを招待',
  body: '友だちがお客様の招待コードで登録し、本人確認が完了すると {{reward}} が付与されます。お客様にも友だちにも、お支払いは一切必要ありません。',
  code: '招待コード',
  link: '招待リンク',
  copyCode: '招待コードをコピー',
  copyLink: 'リンクをコピー',
  qr: '招待リンクのQRコード',
  save: '画像として保存',
  share: '共有',
  shareText: '招待コード {{code}} で登録してください',
  saveFailed: '画像を保存できませんでした。',
  shareFailed: '共有できませんでした。リンクをコピーしてお使いください。',
  registered: '登録した友だち',
  rewarded: 'うち本人確認済み',
  paid: 'これまでの特典',
  friends: '招待した友だち',
  none: 'お客様の招待コードで登録した友だちはまだいません。',
  status: { awaitingVerification: '本人確認待ち', paid: '特典付与済み' },
  registeredAt: '登録日時',
  paidAt: '付与日時',
  reward: '特典',
  more: 'もっと見る',
};
