import type { Translation } from '../../translation';
import type { stock as en } from '../en/stock';

export const stock: Translation<typeof en> = {
  asOf: '{{time}} 現在',
  staleFor: '{{time}} 現在（{{seconds}}秒以上前）',
  facts: {
    today: '本日',
    about: '銘柄情報',
    yearHigh: '年初来高値',
    yearLow: '年初来安値',
    lot: '売買単位',
    lotValue: '{{shares}}株',
    listedOn: '上場日',
  },
  range: {
    today: '本日の高値・安値',
    weeks52: '52週の高値・安値',
    low: '安値',
    high: '高値',
    last: '現在値',
  },
  tabs: { label: '銘柄の表示', chart: 'チャート', news: 'ニュース', company: '会社情報' },
  held: {
    title: '保有中の建玉と注文',
    shares: '{{shares}}株',
    atPrice: '@{{price}}',
    more: 'ほか{{count}}件を見る',
  },
  chart: {
    short: { open: '始', high: '高', low: '安', close: '終' },
    volume: '出来高',
    averages: '移動平均線',
    average: 'MA{{length}}',
    line: 'ライン',
    limits: '制限値幅',
    fullScreen: '全画面表示',
    zoomIn: '本数を減らす',
    zoomOut: '本数を増やす',
    older: '過去へ',
    newer: '最新へ',
    toNow: '最新へ戻る',
    tools: 'チャートの操作',
    position: '{{side}} {{shares}} 費用差引後 {{profit}}',
    order: '{{side}}注文 {{shares}}',
  },
};
