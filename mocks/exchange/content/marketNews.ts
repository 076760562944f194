import { type NewsItem, marketDesk as source } from './newsItem';

/** The picture's path is relative to the image base. Its caption is in the article's language. */
const volumeFigure = (caption: string, alt: string) =>
  `<figure><img src="static/volume.svg" width="686" height="220" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;

/** Articles about the simulated market as a whole. */
export const marketNews: NewsItem[] = [
  {
    id: 'morning-outlook',
    daysAgo: 0,
    time: '08:40',
    source,
    title: {
      en: 'Before the open: orders on both sides close to balance',
      tw: '盤前觀察：買賣雙方委託接近平衡',
      jp: '寄り付き前：売り買いの注文はほぼ均衡',
    },
    html: {
      en: '<p>Orders waiting for the 09:00 (Japan time) auction are close to balance across the three exchanges.</p><p>The opening price is the one at which the most shares can change hands. Orders placed before the open wait for it together.</p>',
      tw: '<p>等待 09:00（日本時間）集合競價的委託，在三個市場中買賣大致平衡。</p><p>開盤價是能讓最多股數成交的價格，盤前的委託會一起等待這個價格。</p>',
      jp: '<p>09:00の板寄せを待つ注文は、3市場とも売り買いがほぼ均衡しています。</p><p>始値は、最も多くの株数が約定する価格で決まります。寄り付き前の注文は、この価格を待ちます。</p>',
    },
  },
  {
    id: 'volume-review',
    daysAgo: 1,
    time: '15:50',
    source,
    title: {
      en: 'Trading was busiest in the first and the last half hour',
      tw: '開盤與收盤前半小時交易最為熱絡',
      jp: '売買は寄り付き後と大引け前の30分に集中',
    },
    html: {
      en: `<p>About a third of the day’s volume traded in the first and the last half hour.</p>${volumeFigure('Volume by the half hour', 'Bars for each half hour: the tallest at 09:00 and before 15:30')}<ul><li>Morning session: 09:00–11:30</li><li>Afternoon session: 12:30–15:30</li></ul>`,
      tw: `<p>約三分之一的成交量集中在開盤後與收盤前的半小時。</p>${volumeFigure('每半小時的成交量', '每半小時的長條圖：09:00 與 15:30 前最高')}<ul><li>上午盤：09:00–11:30（日本時間）</li><li>下午盤：12:30–15:30（日本時間）</li></ul>`,
      jp: `<p>1日の出来高のおよそ3分の1が、寄り付き後と大引け前の30分に集中しました。</p>${volumeFigure('30分ごとの出来高', '30分ごとの棒グラフ：09:00と15:30の前が最も高い')}<ul><li>前場：09:00〜11:30</li><li>後場：12:30〜15:30</li></ul>`,
    },
  },
  {
    id: 'price-limits-explained',
    daysAgo: 3,
    time: '12:05',
    source,
    title: {
      en: 'Explained: how far a price may move in a day',
      tw: '解說：一天之內價格最多能變動多少',
      jp: '解説：1日に株価が動ける範囲',
    },
    html: {
      en: '<p>Each day’s limits follow from the previous close. For a close from ¥1,000 to below ¥1,500, the price may move by ¥300 either way.</p><p>An order beyond the limits is refused.</p>',
      tw: '<p>每日的漲跌停以前一日收盤價計算。收盤價在 1,000 日圓以上、未滿 1,500 日圓時，上下可變動 300 日圓。</p><p>超出範圍的委託不會被接受。</p>',
      jp: '<p>制限値幅は前日終値をもとに決まります。終値が1,000円以上1,500円未満のときは、上下300円まで動けます。</p><p>制限値幅を超える注文は受け付けられません。</p>',
    },
  },
  {
    id: 'ticks-explained',
    daysAgo: 6,
    time: '12:10',
    source,
    title: {
      en: 'Explained: tick sizes, the steps a price moves in',
      tw: '解說：升降單位，價格變動的最小級距',
      jp: '解説：呼値の単位とは',
    },
    html: {
      en: '<p>Up to ¥3,000 a price moves in steps of ¥1, up to ¥5,000 in steps of ¥5, and up to ¥30,000 in steps of ¥10.</p><p>A limit price must match one of these steps.</p>',
      tw: '<p>3,000 日圓以下的升降單位為 1 日圓，5,000 日圓以下為 5 日圓，30,000 日圓以下為 10 日圓。</p><p>限價必須符合升降單位。</p>',
      jp: '<p>呼値の単位は、3,000円以下で1円、5,000円以下で5円、30,000円以下で10円です。</p><p>指値は、この単位に合わせて入力してください。</p>',
    },
  },
];
