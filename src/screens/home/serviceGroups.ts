import BookOpen from 'lucide-react/icons/book-open';
import Boxes from 'lucide-react/icons/boxes';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import Coins from 'lucide-react/icons/coins';
import Gem from 'lucide-react/icons/gem';
import HandCoins from 'lucide-react/icons/hand-coins';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Sun from 'lucide-react/icons/sun';
import UsersRound from 'lucide-react/icons/users-round';
import type { home } from '../../i18n/locales/en/home';
import { type Entrance, mainEntrances } from './mainEntrances';

const [deposit, withdraw, ipo, fundRecords] = mainEntrances;

/** All products, in groups: money, trading, investing, and the rest. */
export const serviceGroups: readonly {
  name: keyof (typeof home)['entrances']['groups'];
  entrances: readonly Entrance[];
}[] = [
  {
    name: 'money',
    entrances: [
      deposit,
      withdraw,
      fundRecords,
      { name: 'exchange', href: '#/user/exchange', glyph: Coins },
      { name: 'loan', href: '#/user/jk', glyph: HandCoins },
    ],
  },
  {
    name: 'trading',
    entrances: [
      { name: 'market', href: '#/market/market', glyph: ChartCandlestick },
      { name: 'rankings', href: '#/market/stockHot/stockList', glyph: ListOrdered },
      { name: 'dayTrading', href: '#/common/dayTrading', glyph: Sun },
    ],
  },
  {
    name: 'investing',
    entrances: [
      ipo,
      { name: 'copyTrading', href: '#/gdindex/gdindex', glyph: UsersRound },
      { name: 'lockUp', href: '#/gdindex/gdindex?tab=lockUp', glyph: CalendarClock },
      { name: 'blockTrade', href: '#/common/dividend2', glyph: Boxes },
      { name: 'valueStock', href: '#/home/worth', glyph: Gem },
      { name: 'buyback', href: '#/common/dividend', glyph: Building2 },
    ],
  },
  {
    name: 'other',
    entrances: [
      { name: 'signIn', href: '#/user/pj', glyph: CalendarCheck },
      { name: 'tradeRule', href: '#/user/tradeRule', glyph: BookOpen },
    ],
  },
];
