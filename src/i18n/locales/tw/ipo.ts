import type { Translation } from '../../translation';
import type { ipo as en } from '../en/ipo';

export const ipo: Translation<typeof en> = {
  phase: { waiting: '未開始', subscribing: '申購中', ended: '已截止' },
  applied: '已申購',
  issuePrice: '承銷價',
  totalLots: '承銷張數',
  lotsEach: '可申購張數',
  mostOwed: '最高應繳金額',
  mostOwedNote: '以 {{lots}} 張（{{shares}} 股）計算，不另收手續費。',
  subscriptionDate: '申購開始',
  deadline: '申購截止',
  listingDate: '上市日',
  result: {
    awaitingDraw: '待抽籤',
    won: '中籤',
    pendingPayment: '待繳款',
    paymentCompleted: '已繳款',
    notWon: '未中籤',
  },
  record: {
    subscribedShares: '申購股數',
    wonShares: '中籤股數',
    totalPrice: '申購總額',
    toPay: '應繳金額',
    paid: '已繳金額',
  },
  news: {
    awaitingDraw: '{{time}} 抽籤，在此之前凍結 {{amount}}。',
    won: '{{from}} 至 {{until}} 可繳款，款項已凍結。',
    pendingPayment: '請於 {{until}} 前繳款。款項已凍結，不需另備資金。',
    paid: '已完成繳款，{{time}} 開始交易。',
    listed: '已上市，股份已列入您的庫存。',
    notWon: '未抽中任何股份，凍結金額已全數退回。',
    forfeited: '未於 {{until}} 前繳款，中籤已失效，凍結金額已全數退回。',
  },
  tracker: {
    label: '申購進度',
    steps: { applied: '申購', drawn: '抽籤', pay: '繳款', paid: '已繳款', listed: '上市' },
    states: { done: '已完成', current: '目前', upcoming: '尚未', failed: '到此為止', never: '不會進行' },
    won: '{{time}} 中籤 {{shares}} 股',
    notWon: '{{time}} 未中籤',
    payBetween: '{{from}} 至 {{until}}',
    notPaid: '{{until}} 前未繳款',
  },
};
