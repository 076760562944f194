import type { Translation } from '../../translation';
import type { market as en } from '../en/market';

export const market: Translation<typeof en> = {
  title: 'マーケット',
  tabs: { stocks: '株式', watchlist: 'お気に入り' },
  columns: { name: '銘柄／コード', price: '現在値', change: '前日比' },
  exchange: { label: '取引所', all: 'すべて', names: { EAST: '東部', WEST: '西部', NORTH: '北部' } },
  empty: {
    stocks: 'この取引所に上場している銘柄はありません。',
    watchlist: 'お気に入りはまだありません。銘柄の星をタップすると、ここに表示されます。',
    browse: '銘柄を見る',
  },
  stale: '{{time}} 時点の株価です。更新を待っています。',
  session: {
    open: '取引中（{{time}} まで）',
    closed: '取引時間外（{{time}} 開始）',
  },
  detail: {
    notFound: 'この銘柄は存在しないか、上場廃止になっています。',
    toMarket: 'マーケットへ',
    open: '始値',
    previousClose: '前日終値',
    high: '高値',
    low: '安値',
    volume: '出来高',
    totalAmount: '売買代金',
    limitUp: 'ストップ高',
    limitDown: 'ストップ安',
    tickSize: '呼値の単位',
    star: 'お気に入りに追加',
    unstar: 'お気に入りから削除',
    suspended: 'この銘柄は売買停止中です。',
    long: '買建',
    short: '売建',
  },
  chart: {
    label: 'チャートの期間',
    title: '株価チャート',
    table: '株価を表で見る',
    empty: 'この期間の約定はまだありません。',
    time: '時刻',
    periods: {
      '1': '1分',
      '5': '5分',
      '10': '10分',
      '30': '30分',
      day: '日足',
      week: '週足',
      month: '月足',
    },
  },
  direction: { up: '上昇', down: '下落', flat: '変わらず' },
};
