import { timeoutSeconds } from '../../../domain/specifiedLimits';
import type { Translation } from '../../translation';
import type { uploads as en } from '../en/uploads';

export const uploads: Translation<typeof en> = {
  limits: '{{types}}、{{size}}まで。大きい写真は縮小して送信します。',
  limitsWithSide: '{{types}}、{{size}}まで、短い辺が{{pixels}}ピクセル以上。大きい写真は縮小して送信します。',
  choose: '写真を撮る・選ぶ',
  preparing: '写真を準備しています…',
  uploading: '{{percent}}% アップロード済み',
  done: 'アップロードしました',
  cancel: 'アップロードを中止',
  goOn: '続きからアップロード',
  replace: '別の写真を選ぶ',
  privacy: '写真はこの端末で縮小し、撮影場所などの情報を取り除いて送信します。端末には保存しません。',
  missing: '写真を選んでください。',
  problems: {
    otherType: 'この形式のファイルは使えません。{{types}}の写真を選んでください。',
    heic: 'HEIC形式の写真は使えません。カメラの設定をJPEGにして（iPhoneは「設定」→「カメラ」→「フォーマット」→「互換性優先」）撮り直すか、その写真のスクリーンショットを選んでください。',
    unreadable: '写真として読み取れませんでした。別の写真を選んでください。',
    notPrepared:
      'このブラウザーでは、写真を正しく準備できませんでした。別の写真を選ぶか、別のブラウザーをお使いください。',
    tooSmall:
      'この写真は{{width}}×{{height}}ピクセルです。内容を読み取るには、短い辺が{{pixels}}ピクセル以上必要です。より大きい写真を選んでください。',
    tooLarge: '縮小しても{{size}}を超えています。別の写真を選んでください。',
    interrupted: {
      offline: '{{percent}}%で通信が切れました。送信済みの分は保存されています。',
      timeout: `{{percent}}%のところで${timeoutSeconds}秒以内に応答がありませんでした。送信済みの分は保存されています。`,
      tooManyRequests:
        '{{percent}}%のところでリクエストが集中しました。{{wait}}送信済みの分は保存されています。',
      tooLarge:
        '{{percent}}%のところで、送信データが大きすぎて受け付けられませんでした。再開すると、小さく分けて送信します。',
      notAccepted:
        '{{percent}}%のところで、サーバーが画像を受け付けませんでした。もう一度試すか、別の画像を選んでください。',
      sessionEnded:
        '{{percent}}%のところでログインの有効期限が切れました。ログインし直して、もう一度写真を選んでください。',
      server: '{{percent}}%のところでサーバーのエラーが発生しました。時間をおいてお試しください。',
    },
  },
};
