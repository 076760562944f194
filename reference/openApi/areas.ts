import type { Tag } from './types';
import { asWords } from './words';

/** What an area is called, and what it is about. */
type Area = readonly [title: string, about: string];

/** The areas, by their files, in the order in which a member meets them. One that is not here comes behind them. */
const areas: Readonly<Record<string, Area>> = {
  common: ['Start', 'What the app asks before anybody has signed in.'],
  session: ['Session', 'Registering, signing in and out.'],
  security: ['Passwords and profile', 'Login password, fund password, avatar.'],
  account: ['Account', 'What a member owns and owes, and what holds for the account.'],
  identity: ['Real-name verification', 'Showing who one is, before money moves.'],
  uploads: ['Uploads', 'Images, sent in pieces: proofs, documents, avatars.'],
  stocks: ['Stocks', 'Listed stocks, their prices, candles and lists; indices and sessions.'],
  watchlist: ['Watchlist', 'The stocks a member has starred.'],
  trade: ['Orders and positions', 'Opening, closing, and all between.'],
  position: ['Orders and positions', 'Opening, closing, and all between.'],
  dayTrading: ['Day trading', 'Positions that are opened and closed within one day.'],
  ipo: ['IPO', 'New issues: applications, draws and payments.'],
  blockTrade: ['Block trades', 'Agreement bidding: large lots, by application.'],
  valueStock: ['Value stocks', 'Stocks at an offered price, by application.'],
  buyback: ['Repurchase', 'Shares that companies buy back.'],
  copyTrading: ['Copy trading', 'Following the trades of somebody else.'],
  lockUp: ['Lock-up products', 'Quantitative products that hold the money for a time.'],
  cards: ['Bank cards', 'Where withdrawals are paid to.'],
  deposits: ['Deposits', 'Paying in, through channels, with a proof.'],
  transfers: ['Deposits', 'Paying in, through channels, with a proof.'],
  withdrawals: ['Withdrawals', 'Paying out.'],
  fundRecords: ['Fund records', 'Every movement of money.'],
  currencyExchange: ['Currency exchange', 'Holding and exchanging ten currencies.'],
  loans: ['Loans', 'Credit loans and their repayment.'],
  rewards: ['Sign-in, credit and referrals', 'Daily sign-in, credit score, and what a referral brings.'],
  notices: ['Notices', 'What the house tells its members.'],
  support: ['Customer service', 'Messages to and from customer service.'],
  content: ['News and texts', 'News and the texts of the house.'],
};

const demo: Area = [
  'Demo (simulated exchange only)',
  'Tools of the demonstration. No real server needs them.',
];

const areaOf = (file: string): Area =>
  file === 'demo' ? demo : (areas[file] ?? [asWords(file), `All about ${asWords(file).toLowerCase()}.`]);

/** The tag of what is in a file. */
export const tagOf = (file: string): string => areaOf(file)[0];

/** Tags in their order, for the files that are there. */
export function tagsFor(files: readonly string[]): Tag[] {
  const known = Object.keys(areas);
  const others = files.filter((file) => !known.includes(file) && file !== 'demo');
  const present = [...known, ...others, 'demo'].filter((file) => files.includes(file)).map(areaOf);
  return [...new Map(present)].map(([name, description]) => ({ name, description }));
}
