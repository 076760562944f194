import type { LucideIcon } from 'lucide-react';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import ScrollText from 'lucide-react/icons/scroll-text';
import Ticket from 'lucide-react/icons/ticket';
import type { home } from '../../i18n/locales/en/home';

/** A link from the home screen to a product. */
export interface Entrance {
  /** Key of its label in the home texts. */
  name: Exclude<keyof (typeof home)['entrances'], 'title' | 'all' | 'groups'>;
  href: string;
  glyph: LucideIcon;
}

/** What members do most often from here. Trading is in the bottom menu. */
export const mainEntrances = [
  { name: 'deposit', href: '#/user/rechargeChannel', glyph: ArrowDownToLine },
  { name: 'withdraw', href: '#/user/withdraw', glyph: ArrowUpFromLine },
  { name: 'ipo', href: '#/market/subscribe', glyph: Ticket },
  { name: 'fundRecords', href: '#/user/FundingDetails', glyph: ScrollText },
] as const satisfies readonly Entrance[];
