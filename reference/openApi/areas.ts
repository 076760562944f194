import type { Tag } from './types';
import { asWords } from './words';

/** Title and description of an area. */
type Area = readonly [title: string, about: string];

/** Areas by file name, in the order of a member's experience. Others follow them. */
const areas: Readonly<Record<string, Area>> = {
  common: ['Start', 'Calls before signing in.'],
  session: ['Session', 'Registering, signing in and out.'],
  security: ['Passwords and profile', 'Login password, fund password, avatar.'],
  account: ['Account', 'What a member owns and owes; restrictions of the account.'],
  identity: ['Real-name verification', 'Identification of the member, required before withdrawals.'],
  uploads: ['Uploads', 'Images, sent in chunks: proofs, documents, avatars.'],
  stocks: ['Stocks', 'Listed stocks: prices, candles and lists; indices and market sessions.'],
  watchlist: ['Watchlist', 'The stocks a member has starred.'],
  trade: ['Orders and positions', 'Opening, changing and closing positions.'],
  dayTrading: ['Day trading', 'Positions that are opened and closed within one day.'],
  ipo: ['IPO', 'New issues: applications, draws and payments.'],
  blockTrade: ['Block trades', 'Agreement bidding: large lots, by application.'],
  valueStock: ['Value stocks', 'Stocks at an offered price, by application.'],
  buyback: ['Repurchase', 'Shares that companies buy back.'],
  copyTrading: ['Copy trading', 'Copying the trades of a mentor.'],
  lockUp: ['Lock-up products', 'Quantitative products that hold the principal for a term.'],
  cards: ['Bank cards', 'Where withdrawals are paid to.'],
  deposits: ['Deposits', 'Paying in, through channels, with a proof.'],
  withdrawals: ['Withdrawals', 'Paying out.'],
  fundRecords: ['Fund records', 'Every movement of money.'],
  results: ['Results', 'What a member gained or lost, after fees and interest.'],
  currencyExchange: ['Currency exchange', 'Holding and exchanging ten currencies.'],
  loans: ['Loans', 'Credit loans and their repayment.'],
  rewards: ['Sign-in, credit and referrals', 'Daily sign-in, credit score and rewards for referrals.'],
  notices: ['Notices', 'Notices to members.'],
  support: ['Customer service', 'Messages to and from customer service.'],
  content: ['News and texts', 'News and documents.'],
};

/** Files that belong to the area of another file. */
const areaOfFile: Readonly<Record<string, string>> = {
  board: 'stocks',
  candles: 'stocks',
  copyTradeRecord: 'copyTrading',
  assetHistory: 'account',
  ipoApplication: 'ipo',
  lockUpRecord: 'lockUp',
  orderPreview: 'trade',
  position: 'trade',
  transfers: 'deposits',
};

const nameOf = (file: string): string => areaOfFile[file] ?? file;

const demo: Area = [
  'Demo (simulated exchange only)',
  'Tools of the demonstration. No real server needs them.',
];

const areaOf = (name: string): Area =>
  name === 'demo' ? demo : (areas[name] ?? [asWords(name), `All about ${asWords(name).toLowerCase()}.`]);

/** Tag of the calls in a file. */
export const tagOf = (file: string): string => areaOf(nameOf(file))[0];

/** Tags of these files, in order. */
export function tagsFor(files: readonly string[]): Tag[] {
  const names = files.map(nameOf);
  const known = Object.keys(areas);
  const others = names.filter((name) => !known.includes(name) && name !== 'demo');
  const present = [...known, ...others, 'demo'].filter((name) => names.includes(name)).map(areaOf);
  return [...new Map(present)].map(([name, description]) => ({ name, description }));
}
