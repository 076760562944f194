import type { LucideIcon } from 'lucide-react';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
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
import ScrollText from 'lucide-react/icons/scroll-text';
import Sun from 'lucide-react/icons/sun';
import Ticket from 'lucide-react/icons/ticket';
import UsersRound from 'lucide-react/icons/users-round';
import type { home } from '../../i18n/locales/en/home';

/** A link from the home screen to a product. */
interface Entrance {
  /** Key of its label in the home texts. */
  name: Exclude<keyof (typeof home)['entrances'], 'title'>;
  href: string;
  glyph: LucideIcon;
}

/** Money first, then trading and investing, then the rest, in rows of four. */
export const entrances: readonly Entrance[] = [
  { name: 'deposit', href: '#/user/rechargeChannel', glyph: ArrowDownToLine },
  { name: 'withdraw', href: '#/user/withdraw', glyph: ArrowUpFromLine },
  { name: 'exchange', href: '#/user/exchange', glyph: Coins },
  { name: 'fundRecords', href: '#/user/FundingDetails', glyph: ScrollText },
  { name: 'market', href: '#/market/market', glyph: ChartCandlestick },
  { name: 'rankings', href: '#/market/stockHot/stockList', glyph: ListOrdered },
  { name: 'ipo', href: '#/market/subscribe', glyph: Ticket },
  { name: 'dayTrading', href: '#/common/dayTrading', glyph: Sun },
  { name: 'copyTrading', href: '#/gdindex/gdindex', glyph: UsersRound },
  { name: 'lockUp', href: '#/gdindex/gdindex?tab=lockUp', glyph: CalendarClock },
  { name: 'blockTrade', href: '#/common/dividend2', glyph: Boxes },
  { name: 'valueStock', href: '#/home/worth', glyph: Gem },
  { name: 'buyback', href: '#/common/dividend', glyph: Building2 },
  { name: 'loan', href: '#/user/jk', glyph: HandCoins },
  { name: 'signIn', href: '#/user/pj', glyph: CalendarCheck },
  { name: 'tradeRule', href: '#/user/tradeRule', glyph: BookOpen },
];
