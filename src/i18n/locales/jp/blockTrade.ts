import type { Translation } from '../../translation';
import type { blockTrade as en } from '../en/blockTrade';

export const blockTrade: Translation<typeof en> = {
  minimumBid: '最低入札価格',
  discount: '市場価格より {{amount}}円 安い（{{percent}}）',
  premium: '市場価格より {{amount}}円 高い（{{percent}}）',
  par: '市場価格と同じ',
  offeredShares: '売出株数',
  leastShares: '最低株数',
  mostShares: '最高株数',
  lock: '売却制限',
  locks: {
    nextTradingDay: '約定日と翌営業日（T+1）',
    days: '{{days}}日間（暦日）',
  },
  hours: '受付時間',
  hoursValue: '{{opens}}～{{closes}}（立会時間中）',
  applicationsLeft: '本日の残り申込回数',
  noneLeft: '本日の申込は上限です',
  status: { pendingReview: '審査中', passed: '承認', rejected: '不承認' },
  record: {
    price: '入札価格',
    shares: '株数',
    turnover: '約定代金',
    frozen: '拘束金（手数料込み）',
    charged: '支払額（手数料込み）',
    returned: '戻った金額',
  },
  news: {
    pendingReview: '遅くとも {{time}} までに結果が出ます。',
    passed: '株式は建玉の「立会外」に入っています。',
  },
  rejection: {
    belowSellersPrice: '入札価格が売り手の希望価格に届きませんでした。拘束金は全額戻りました。',
    review: '審査で承認されませんでした。拘束金は全額戻りました。詳しくはお問い合わせください。',
  },
  toPosition: '建玉を見る',
};
