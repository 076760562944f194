import type { Translation } from '../../translation';
import type { valueStock as en } from '../en/valueStock';

export const valueStock: Translation<typeof en> = {
  title: 'バリュー株',
  about:
    '公表された指標から毎週月曜日に選ばれる10銘柄です。価格は1日固定です。投資の助言や利益の保証ではありません。',
  empty: '現在、対象の銘柄はありません',
  emptyHint: '毎週月曜日に新しい銘柄が選ばれます。',
  gone: 'この価格での受付は終了しました。別の日の価格です。',
  priceOn: '{{date}} の価格',
  market: '現在値',
  dividendYield: '予想配当利回り',
  priceBookRatio: 'PBR',
  lots: '1回の申込単元数',
  range: '{{least}}〜{{most}}',
  applicationsLeft: '今週の残り申込回数',
  noneLeft: '今週は上限に達しました',
  status: {
    pendingReview: '審査中',
    passed: '承認',
    rejected: '不承認',
    cancelled: '取消済み',
  },
  apply: {
    title: '申込内容',
    turnover: '株式の代金',
    fee: '買付手数料',
    total: '審査までの拘束金',
    available: '買付余力',
    left: '申込後の買付余力',
    how: '審査は申込の{{minutes}}分後です。承認されると、この価格でレバレッジなしの株式を保有し、{{lock}}分経過後から売却できます。審査時の株価がこの価格から{{tolerance}}を超えて離れている場合は不承認となり、拘束金は全額戻ります。',
    review: '申込内容を確認',
    confirm: '申込の確認',
    submit: '申し込む',
    done: '申込を受け付けました（審査中）',
    held: '保有株式になります',
    stock: '銘柄',
    quantity: '数量',
  },
  record: {
    price: '価格',
    shares: '株数',
    turnover: '約定代金',
    frozen: '拘束金（手数料込み）',
    charged: '支払額（手数料込み）',
    returned: '返還額',
  },
  news: {
    pendingReview: '{{time}} に審査結果が出ます。',
    passed: '保有株式に入りました。',
    cancelled: '取り消しました。拘束金は全額戻りました。',
  },
  rejection: {
    priceMoved: '株価が申込価格から大きく離れたため、不承認となりました。拘束金は全額戻りました。',
    review:
      '審査で承認されませんでした。拘束金は全額戻りました。詳しくはカスタマーサービスへお問い合わせください。',
  },
  cancel: '申込を取り消す',
  toPosition: '保有株式を見る',
  records: {
    title: 'バリュー株の申込履歴',
    short: '申込履歴',
    empty: '申込はありません',
    browse: '銘柄を見る',
  },
};
