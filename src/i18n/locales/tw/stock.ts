import type { Translation } from '../../translation';
import type { stock as en } from '../en/stock';

export const stock: Translation<typeof en> = {
  asOf: '{{time}}（日本時間）報價',
  staleFor: '{{time}}（日本時間）報價，已逾 {{seconds}} 秒',
  facts: {
    today: '今日',
    about: '股票資料',
    yearHigh: '今年最高',
    yearLow: '今年最低',
    lot: '交易單位',
    lotValue: '{{shares}}股',
    listedOn: '上市日',
  },
  range: { today: '今日區間', weeks52: '52週區間', low: '最低', high: '最高', last: '現價' },
  tabs: { label: '股票檢視', chart: '圖表', news: '新聞', company: '公司' },
  held: {
    title: '您的部位與委託',
    shares: '{{shares}}股',
    atPrice: '@{{price}}',
    more: '另有 {{count}} 筆，查看部位與委託',
  },
  chart: {
    short: { open: '開', high: '高', low: '低', close: '收' },
    volume: '成交量',
    averages: '移動平均線',
    average: 'MA{{length}}',
    line: '折線',
    limits: '漲跌停',
    fullScreen: '全螢幕',
    zoomIn: '減少K棒',
    zoomOut: '增加K棒',
    older: '較早',
    newer: '較新',
    toNow: '回到最新',
    tools: '圖表操作',
    position: '{{side}} {{shares}} 扣費後 {{profit}}',
    order: '{{side}}委託 {{shares}}',
  },
};
