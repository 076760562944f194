import Coins from 'lucide-react/icons/coins';
import { type Entrance, mainEntrances } from '../home/mainEntrances';

const [deposit, withdraw, , fundRecords] = mainEntrances;

/** What members do with their money, below their total assets. */
export const moneyEntrances: readonly Entrance[] = [
  deposit,
  withdraw,
  { name: 'exchange', href: '#/user/exchange', glyph: Coins },
  fundRecords,
];
