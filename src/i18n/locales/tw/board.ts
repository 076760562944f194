import type { Translation } from '../../translation';
import type { board as en } from '../en/board';

export const board: Translation<typeof en> = {
  title: '五檔報價',
  asks: '賣量',
  bids: '買量',
  price: '價格',
  askPrice: '賣價',
  bidPrice: '買價',
  market: '市價',
  over: '以上合計',
  under: '以下合計',
  shares: '{{shares}} 股',
  own: '我的 {{shares}}',
  useAsLimit: '以 {{price}} 為限價',
  said: {
    ask: '最佳賣價 {{price}}，{{shares}} 股。',
    bid: '最佳買價 {{price}}，{{shares}} 股。',
  },
  phase: {
    closed: '目前非交易所收單時間。',
    opening: '正在集中委託，開盤時全部以同一價格成交（集合競價）。',
    continuous: '委託依價格優先、時間優先逐筆成交。',
    lunch: '午休時間，下午盤開始前不會成交。',
    closing: '正在集中委託，收盤時全部以同一價格成交（集合競價）。',
  },
  auction: {
    price: '目前試算價格',
    none: '尚無可成交的價格',
    shares: '試算成交量',
    surplus: { buy: '買單多出', sell: '賣單多出' },
  },
  special: {
    buy: '特別買進報價 {{price}}',
    sell: '特別賣出報價 {{price}}',
    moves: '委託偏向一方，報價將於 {{time}}（日本時間）移至下一階，在此之前不會成交。',
    waits: '委託偏向一方，已達漲跌停價，報價不再移動。',
  },
  empty: {
    title: '目前沒有可顯示的委託',
    note: '交易所收單期間即會顯示。',
  },
  trades: {
    title: '最近成交',
    time: '時間（日本時間）',
    shares: '股數',
    cause: '成交方',
    causes: { buy: '買方', sell: '賣方', auction: '集合競價' },
  },
};
