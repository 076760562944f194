import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import { BottomMenu } from '../components/BottomMenu/BottomMenu';
import { useText } from '../i18n/useText';
import { type MenuEntry, menuEntries, routes } from './routes';
import { scrollToTop } from './scrollToTop';
import type { MenuAddresses } from './useMenuAddresses';

const glyphs: Record<MenuEntry, LucideIcon> = {
  home: House,
  market: ChartCandlestick,
  search: Search,
  favourites: Star,
  trade: ArrowLeftRight,
  menu: Menu,
};

export interface MainMenuProps {
  /** The entry of the current screen. */
  active: MenuEntry;
  /** Last addresses of the screens; an entry without one leads to its path. */
  addresses?: MenuAddresses;
}

/**
 * The bottom menu (specification 2): its entries in order, if their screens exist. The active entry scrolls to the top
 * of its screen.
 */
export function MainMenu({ active, addresses }: MainMenuProps) {
  const t = useText('common');
  const items = menuEntries.flatMap((entry) => {
    const route = routes.find(({ menu }) => menu === entry);
    if (!route) return [];
    return [
      {
        href: `#${addresses?.[entry] ?? route.path}`,
        label: t(`menu.${entry}`),
        glyph: glyphs[entry],
        active: entry === active,
      },
    ];
  });
  return <BottomMenu label={t('menu.label')} items={items} onActivePress={scrollToTop} />;
}
