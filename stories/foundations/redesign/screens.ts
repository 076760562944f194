import accountAfter from './pictures/account-after.jpg';
import accountBefore from './pictures/account-before.jpg';
import confirmAfter from './pictures/confirm-after.jpg';
import confirmBefore from './pictures/confirm-before.jpg';
import copyTradeAfter from './pictures/copyTrade-after.jpg';
import copyTradeBefore from './pictures/copyTrade-before.jpg';
import copyTradingAfter from './pictures/copyTrading-after.jpg';
import copyTradingBefore from './pictures/copyTrading-before.jpg';
import homeAfter from './pictures/home-after.jpg';
import homeBefore from './pictures/home-before.jpg';
import ipoAfter from './pictures/ipo-after.jpg';
import ipoBefore from './pictures/ipo-before.jpg';
import ipoRecordAfter from './pictures/ipoRecord-after.jpg';
import ipoRecordBefore from './pictures/ipoRecord-before.jpg';
import lockUpAfter from './pictures/lockUp-after.jpg';
import lockUpBefore from './pictures/lockUp-before.jpg';
import marketAfter from './pictures/market-after.jpg';
import marketBefore from './pictures/market-before.jpg';
import orderAfter from './pictures/order-after.jpg';
import orderBefore from './pictures/order-before.jpg';
import positionDetailAfter from './pictures/positionDetail-after.jpg';
import positionDetailBefore from './pictures/positionDetail-before.jpg';
import positionsAfter from './pictures/positions-after.jpg';
import positionsBefore from './pictures/positions-before.jpg';
import receiptAfter from './pictures/receipt-after.jpg';
import receiptBefore from './pictures/receipt-before.jpg';
import searchAfter from './pictures/search-after.jpg';
import searchBefore from './pictures/search-before.jpg';
import stockAfter from './pictures/stock-after.jpg';
import stockBefore from './pictures/stock-before.jpg';
import watchlistAfter from './pictures/watchlist-after.jpg';
import watchlistBefore from './pictures/watchlist-before.jpg';

/** What a reader who did not build a screen says about it, from 0 to 10. */
interface Scores {
  before: number;
  after: number;
}

/** A screen before and after its redesign, in Japanese. */
export interface RedesignedScreen {
  name: string;
  /** Address of the screen's stories in the catalogue. */
  stories: string;
  before: string;
  after: string;
  /** Two sentences. */
  why: readonly [string, string];
  scores: Scores;
}

export const redesignedScreens: readonly RedesignedScreen[] = [
  {
    name: 'Home',
    stories: '?path=/story/screens-home-index--several-next-steps',
    before: homeBefore,
    after: homeAfter,
    why: [
      'The member’s own money has a course, with the result of the day, week, month or year.',
      'A position near its liquidation stands out by colour and by a bar of the way that is left.',
    ],
    scores: { before: 6, after: 8 },
  },
  {
    name: 'Account',
    stories: '?path=/story/screens-user-usercenter--default',
    before: accountBefore,
    after: accountAfter,
    why: [
      'Below the total stand the result of the day, one result of what is held, and what is nearest to its liquidation.',
      'Each part of the ring and each other balance opens its calculation, and no figure is told twice.',
    ],
    scores: { before: 5.5, after: 7.5 },
  },
  {
    name: 'Order',
    stories: '?path=/story/screens-market-marketbuy--leverage-allows-more-lots',
    before: orderBefore,
    after: orderAfter,
    why: [
      'One line has the last price, the limit, the break-even and the liquidation price, and moves while the member types.',
      'Beside the button stand what is paid, the loss at the liquidation, and the largest loss.',
    ],
    scores: { before: 5.5, after: 8 },
  },
  {
    name: 'Market',
    stories: '?path=/story/screens-market-market--default',
    before: marketBefore,
    after: marketAfter,
    why: [
      'Breadth and sectors say what the market does before any stock is read; each row has the course of its day.',
      'The indices come first. Three heads stand over what they sort, and name the unit of turnover.',
    ],
    scores: { before: 6.5, after: 7.5 },
  },
  {
    name: 'Confirmation of an order',
    stories: '?path=/story/screens-market-marketbuy--confirm',
    before: confirmBefore,
    after: confirmAfter,
    why: [
      'Side, price and quantity, what is paid, and the losses at each price that it can come to are large, and nothing scrolls.',
      'Terms and fees are one tap away, with the sum of all fees beside their name.',
    ],
    scores: { before: 6.5, after: 8.5 },
  },
  {
    name: 'Positions',
    stories: '?path=/story/screens-position-position--closest-to-liquidation-first',
    before: positionsBefore,
    after: positionsAfter,
    why: [
      'The position that is closest to its liquidation comes first, with what can still be lost from here in yen.',
      'Its card has the buttons to add margin and to close, in sight below an example of what more margin changes.',
    ],
    scores: { before: 5.5, after: 8 },
  },
  {
    name: 'Position',
    stories: '?path=/story/screens-position-positiondetail--near-liquidation',
    before: positionDetailBefore,
    after: positionDetailAfter,
    why: [
      'One line has the liquidation, the last price, the entry and the break-even, with the distance in yen and percent.',
      'The line comes before the table, and shows what more margin changes while it is typed.',
    ],
    scores: { before: 6.5, after: 8.5 },
  },
  {
    name: 'Receipt of an order',
    stories: '?path=/story/screens-market-marketbuy--order-filled-at-once',
    before: receiptBefore,
    after: receiptAfter,
    why: [
      'The entry is on a small chart, with what can be lost from here, and the stages say what comes next and when.',
      'The twenty facts of the order are one tap away.',
    ],
    scores: { before: 6, after: 8.5 },
  },
  {
    name: 'New issues',
    stories: '?path=/story/screens-market-subscribe--default',
    before: ipoBefore,
    after: ipoAfter,
    why: [
      'The time that is left, the money on hold and its lots are large; what can be lost in all stands above the cards.',
      'Dates and the price are below, and a line with an arrow leads to what can be done.',
    ],
    scores: { before: 6, after: 8 },
  },
  {
    name: 'Results of new issues',
    stories: '?path=/story/screens-market-subscriberecord--lottery-records',
    before: ipoRecordBefore,
    after: ipoRecordAfter,
    why: [
      'A win says the time that is left to pay, and how much; the button stands above all details.',
      'What happens without a payment is told beside it.',
    ],
    scores: { before: 6, after: 8.5 },
  },
  {
    name: 'Copy trading',
    stories: '?path=/story/screens-gdindex-gdindex--mentors-with-profit-and-drawdown',
    before: copyTradingBefore,
    after: copyTradingAfter,
    why: [
      'A card has the result and the largest loss, equally large, and the loss in yen for the minimum.',
      'The earliest exit and the time that is left stand on the card; the rest is on the product’s page.',
    ],
    scores: { before: 6, after: 7.5 },
  },
  {
    name: 'Search',
    stories: '?path=/story/screens-home-search--recently-seen',
    before: searchBefore,
    after: searchAfter,
    why: [
      'Before anything is typed stand the stocks that the member opened last, with their prices.',
      'Movers with their courses and the sectors lead into the market; the most traded stocks follow.',
    ],
    scores: { before: 6, after: 7.5 },
  },
  {
    name: 'Watchlist',
    stories: '?path=/story/screens-market-marketfav--default',
    before: watchlistBefore,
    after: watchlistAfter,
    why: [
      'The member’s groups stand above the list, which shows all stocks or those of one group.',
      'Groups are made, named, ordered and deleted where stocks are edited, and a deletion can be undone.',
    ],
    scores: { before: 6, after: 7 },
  },
  {
    name: 'Stock',
    stories: '?path=/story/screens-market-marketdetail--default',
    before: stockBefore,
    after: stockAfter,
    why: [
      'Two lines show where the last price is between the extremes of today and of 52 weeks.',
      'Volume is visible, closes can be a line, and the price tag has the colour of the price in the head.',
    ],
    scores: { before: 6.5, after: 8 },
  },
  {
    name: 'Copy-trading product',
    stories: '?path=/story/screens-gdindex-gdindex--mentor-with-profit-and-drawdown',
    before: copyTradeBefore,
    after: copyTradeAfter,
    why: [
      'The minimum, its loss in yen, the automatic end and the early exit stand before both plots.',
      'The amount stays in sight above the button, with a button that leads to its field.',
    ],
    scores: { before: 6, after: 8 },
  },
  {
    name: 'Lock-up product',
    stories: '?path=/story/screens-gdindex-gdindex--lock-up-with-worst-result',
    before: lockUpBefore,
    after: lockUpAfter,
    why: [
      'The range of the result and the worst one are in yen, with the maturity of a purchase today.',
      'That there is no early exit is told before anything is typed.',
    ],
    scores: { before: 6, after: 7.5 },
  },
];

/** What each screen is read for. A reader notes the seconds until the answer is found. */
export const questions = [
  'What is my money doing?',
  'What must I do, and until when?',
  'What can I lose?',
  'Where do I act?',
] as const;
