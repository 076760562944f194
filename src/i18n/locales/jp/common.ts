import type { Translation } from '../../translation';
import type { common as en } from '../en/common';

export const common: Translation<typeof en> = {
  demo: 'DEMO',
  back: '戻る',
  close: '閉じる',
  cancel: 'キャンセル',
  confirm: '確認',
  retry: '再読み込み',
  thatIsAll: '以上です。',
  loading: '読み込み中',
  reference: '参照番号 {{reference}}',
  shares: '株',
  lots: '単元',
  yen: '円',
  none: '—',
  pressAgainToQuit: 'すぐにもう一度押すと終了します。',
  menu: {
    label: 'メインメニュー',
    home: 'ホーム',
    market: 'マーケット',
    search: '検索',
    favourites: 'お気に入り',
    trade: '取引',
    menu: 'メニュー',
  },
  notFound: { title: 'ページがありません', body: 'このアドレスのページはありません。', home: 'ホームへ' },
  failure: {
    title: '問題が発生しました',
    screen: 'この画面を表示できませんでした。',
    failed: 'この部分を読み込めませんでした。',
    malformed: 'サーバーの応答を読み取れませんでした。',
    offline: 'オフラインです。表示内容は最新でない場合があります。',
    timeout: 'サーバーから10秒以内に応答がありませんでした。',
    server: 'サーバーでエラーが発生しました。',
    code: '画面を読み込めませんでした。通信状況を確認してください。',
  },
};
