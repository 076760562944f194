import { type NewsItem, companyDesk as source } from './newsItem';

/** Articles about invented companies. */
export const companyNews: NewsItem[] = [
  {
    id: 'electric-order',
    about: 1063,
    daysAgo: 0,
    time: '08:15',
    source,
    title: {
      en: '{company} receives an order for harbour cranes',
      tw: '{company}取得港口起重機訂單',
      jp: '{company}、港湾クレーンの駆動装置を受注',
    },
    html: {
      en: '<p>{company} said it will supply drives for twelve harbour cranes. Delivery begins next spring.</p><p>The company left its forecast for the year unchanged.</p>',
      tw: '<p>{company}表示，將供應十二部港口起重機的驅動裝置，明年春季開始交貨。</p><p>公司未調整全年預測。</p>',
      jp: '<p>{company}は、港湾クレーン12基の駆動装置を受注したと発表しました。納入は来春からの予定です。</p><p>通期の業績予想は据え置いています。</p>',
    },
  },
  {
    id: 'airline-routes',
    about: 1186,
    daysAgo: 1,
    time: '11:45',
    source,
    title: {
      en: '{company} to add two island routes',
      tw: '{company}將新增兩條離島航線',
      jp: '{company}、離島2路線を新設へ',
    },
    html: {
      en: '<p>{company} plans two daily flights to the western islands from March.</p><p>Costs rise first: the company expects the routes to break even in their second year.</p>',
      tw: '<p>{company}計畫自三月起，每日開航兩班飛往西部離島。</p><p>初期成本將先增加，公司預計第二年達到損益平衡。</p>',
      jp: '<p>{company}は、3月から西部の離島へ1日2便を運航する計画です。</p><p>当初は費用が先行し、採算が取れるのは2年目と見込んでいます。</p>',
    },
  },
  {
    id: 'pharma-forecast',
    about: 1001,
    daysAgo: 2,
    time: '16:00',
    source,
    title: {
      en: '{company} lowers its forecast after a delayed trial',
      tw: '臨床試驗延後，{company}下修財測',
      jp: '{company}、治験の遅れで業績予想を下方修正',
    },
    html: {
      en: '<p>{company} now expects sales to fall by 4% this year. A trial due to end in autumn will continue until summer.</p><p>The dividend forecast is unchanged.</p>',
      tw: '<p>{company}預期今年營收將減少 4%。原訂秋季結束的臨床試驗將延至明年夏季。</p><p>股利維持原計畫。</p>',
      jp: '<p>{company}は、今期の売上高が4%減る見通しを示しました。秋に終わる予定だった治験が来夏まで続くためです。</p><p>配当予想は変えていません。</p>',
    },
  },
  {
    id: 'bookshop-results',
    about: 1211,
    daysAgo: 4,
    time: '15:40',
    source,
    title: {
      en: '{company} reports steady half-year sales',
      tw: '{company}上半年營收持平',
      jp: '{company}、上期の売上高は横ばい',
    },
    html: {
      en: '<p>Half-year sales of {company} were flat. More customers bought online, fewer in its shops.</p><table><tr><th>Half year</th><th>Sales</th></tr><tr><td>This year</td><td>¥41.2bn</td></tr><tr><td>Last year</td><td>¥41.0bn</td></tr></table>',
      tw: '<p>{company}上半年營收持平，線上購買增加，門市減少。</p><table><tr><th>上半年</th><th>營收</th></tr><tr><td>今年</td><td>412 億日圓</td></tr><tr><td>去年</td><td>410 億日圓</td></tr></table>',
      jp: '<p>{company}の上期売上高は横ばいでした。オンラインが伸び、店舗が減りました。</p><table><tr><th>上期</th><th>売上高</th></tr><tr><td>今年</td><td>412億円</td></tr><tr><td>昨年</td><td>410億円</td></tr></table>',
    },
  },
];
