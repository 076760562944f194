import type { Translation } from '../../translation';
import type { company as en } from '../en/company';

export const company: Translation<typeof en> = {
  business: '事業内容',
  sector: '業種',
  foundedIn: '設立年',
  employees: '従業員数',
  sharesOutstanding: '発行済株式数',
  figures: '主要指標',
  marketCapitalisation: '時価総額',
  returnOnEquity: 'ROE',
  priceToEarnings: 'PER',
  earningsPerShare: 'EPS',
  priceToBook: 'PBR',
  bookValuePerShare: 'BPS',
  times: '{{ratio}}倍',
  figuresNote: '現在値と直近4四半期の業績で計算しています。赤字の場合、PERは表示しません。',
  calendar: '日程',
  events: { results: '決算発表', meeting: '株主総会', yearEnd: '期末' },
  noEvents: '予定されている日程はありません。',
  noNews: 'この銘柄のニュースはありません',
};
