import type { Translation } from '../../translation';
import type { company as en } from '../en/company';

export const company: Translation<typeof en> = {
  business: '業務內容',
  sector: '產業',
  foundedIn: '成立年份',
  employees: '員工人數',
  sharesOutstanding: '發行股數',
  figures: '主要指標',
  marketCapitalisation: '市值',
  returnOnEquity: 'ROE',
  priceToEarnings: '本益比',
  earningsPerShare: '每股盈餘',
  priceToBook: '股價淨值比',
  bookValuePerShare: '每股淨值',
  times: '{{ratio}} 倍',
  figuresNote: '以現價與最近四季的業績計算。虧損時不顯示本益比。',
  calendar: '行事曆',
  events: { results: '公布財報', meeting: '股東會', yearEnd: '會計年度結束' },
  noEvents: '目前沒有已知的日期。',
  noNews: '沒有此股票的新聞',
};
