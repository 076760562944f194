import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import HandCoins from 'lucide-react/icons/hand-coins';
import IdCard from 'lucide-react/icons/id-card';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import ListChecks from 'lucide-react/icons/list-checks';
import Settings from 'lucide-react/icons/settings';
import type { account } from '../../i18n/locales/en/account';
import { cardsHref, noticesHref, realNameHref, resultsHref, settingsHref, signInHref } from '../hrefs';

/** A link of the member centre. */
export interface MemberEntrance {
  /** Key of its label in the member centre's texts. */
  name: Exclude<keyof (typeof account)['entrances'], 'service' | 'invite'>;
  href: string;
  glyph: LucideIcon;
}

/** Links to the member's money, personal matters, and the operator's information. */
export const memberEntrances: Record<keyof (typeof account)['groups'], readonly MemberEntrance[]> = {
  money: [
    { name: 'results', href: resultsHref(), glyph: CalendarDays },
    { name: 'statements', href: '#/user/statements', glyph: FileDown },
    { name: 'cards', href: cardsHref, glyph: Landmark },
    { name: 'loan', href: '#/user/jk', glyph: HandCoins },
    { name: 'loanRecords', href: '#/user/jkjl', glyph: ListChecks },
  ],
  account: [
    { name: 'identity', href: realNameHref(), glyph: IdCard },
    { name: 'signIn', href: signInHref, glyph: CalendarCheck },
    { name: 'notices', href: noticesHref, glyph: Bell },
    { name: 'settings', href: settingsHref, glyph: Settings },
  ],
  house: [
    { name: 'rules', href: '#/user/tradeRule', glyph: BookOpen },
    { name: 'agreement', href: '#/user/userPri', glyph: FileText },
    { name: 'about', href: '#/user/aboutUs', glyph: Info },
  ],
};
