import { blockTrade } from './blockTrade';
import { buyback } from './buyback';
import { cards } from './cards';
import { center } from './center';
import { copyTrading } from './copyTrading';
import { dayTrade } from './dayTrade';
import { deposit } from './deposit';
import { exchange } from './exchange';
import { identity } from './identity';
import { invite } from './invite';
import { ipo } from './ipo';
import { loan } from './loan';
import { lockUp } from './lockUp';
import { products } from './products';
import { rewards } from './rewards';
import { settings } from './settings';
import { transfer } from './transfer';
import { uploads } from './uploads';
import { valueStock } from './valueStock';
import { withdraw } from './withdraw';

/** What all other screens say, by namespace. */
export const messages = {
  blockTrade,
  buyback,
  cards,
  center,
  copyTrading,
  dayTrade,
  deposit,
  exchange,
  identity,
  invite,
  ipo,
  loan,
  lockUp,
  products,
  rewards,
  settings,
  transfer,
  uploads,
  valueStock,
  withdraw,
};
