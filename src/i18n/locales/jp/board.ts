import type { Translation } from '../../translation';
import type { board as en } from '../en/board';

export const board: Translation<typeof en> = {
  title: '板',
  asks: '売数量',
  bids: '買数量',
  price: '値段',
  askPrice: '売値',
  bidPrice: '買値',
  market: '成行',
  over: 'OVER',
  under: 'UNDER',
  shares: '{{shares}}株',
  own: '自分 {{shares}}',
  useAsLimit: '{{price}}を指値にする',
  said: {
    ask: '最良売気配 {{price}}、{{shares}}株。',
    bid: '最良買気配 {{price}}、{{shares}}株。',
  },
  phase: {
    closed: '取引所の受付時間外です。',
    opening: '注文を集めています。寄付で、すべて一つの値段で成立します（板寄せ）。',
    continuous: '注文は、値段の良い順、同じ値段なら早い順に成立します（ザラバ）。',
    lunch: '昼休みです。後場が始まるまで成立しません。',
    closing: '注文を集めています。引けで、すべて一つの値段で成立します（板寄せ）。',
  },
  auction: {
    price: '今成立する場合の値段',
    none: '成立する値段はまだありません',
    shares: '成立する株数',
    surplus: { buy: '買い越し', sell: '売り越し' },
  },
  special: {
    buy: '特別買気配 {{price}}',
    sell: '特別売気配 {{price}}',
    moves: '注文が一方に偏っています。{{time}}に次の値幅へ動くまで成立しません。',
    waits: '注文が一方に偏っています。制限値幅に達したため、気配はこれ以上動きません。',
  },
  empty: {
    title: '表示できる注文はありません',
    note: '取引所が注文を集めている間に表示されます。',
  },
  trades: {
    title: '歩み値',
    time: '時刻',
    shares: '株数',
    cause: '成立',
    causes: { buy: '買い', sell: '売り', auction: '板寄せ' },
  },
};
