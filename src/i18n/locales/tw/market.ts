import type { Translation } from '../../translation';
import type { market as en } from '../en/market';

export const market: Translation<typeof en> = {
  title: '行情',
  tabs: { stocks: '股票行情', watchlist: '自選股' },
  columns: { name: '名稱／代號', price: '成交價', change: '漲跌' },
  exchange: { label: '交易所', all: '全部', names: { EAST: '東部', WEST: '西部', NORTH: '北部' } },
  empty: {
    stocks: '此交易所目前沒有上市股票。',
    watchlist: '自選股是空的。點選股票的星號即可加入。',
    browse: '瀏覽股票',
  },
  stale: '報價時間 {{time}}，等待更新中。',
  session: {
    open: '交易中，至 {{time}}',
    closed: '已收盤，{{time}} 開盤',
  },
  detail: {
    notFound: '找不到此股票，或已下市。',
    toMarket: '前往行情',
    open: '開盤',
    previousClose: '昨收',
    high: '最高',
    low: '最低',
    volume: '成交量',
    totalAmount: '成交金額',
    limitUp: '漲停',
    limitDown: '跌停',
    tickSize: '升降單位',
    star: '加入自選股',
    unstar: '從自選股移除',
    suspended: '此股票暫停交易。',
    long: '做多',
    short: '做空',
  },
  chart: {
    label: '圖表週期',
    title: '股價走勢圖',
    table: '以表格顯示股價',
    empty: '此期間尚無成交。',
    time: '時間',
    periods: {
      '1': '1分',
      '5': '5分',
      '10': '10分',
      '30': '30分',
      day: '日K',
      week: '週K',
      month: '月K',
    },
  },
  direction: { up: '上漲', down: '下跌', flat: '平盤' },
};
