import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Tabs } from '../../components/Tabs/Tabs';
import { useText } from '../../i18n/useText';

const tabs = ['stocks', 'watchlist'] as const;
type Tab = (typeof tabs)[number];

const paths = { stocks: '/market/market', watchlist: '/market/marketFav' } as const;

interface MarketTabsProps {
  /** The tab of this screen. */
  value: Tab;
  children: ReactNode;
}

/** The tabs stock market and watchlist: two screens. The query stays, so that each finds its exchange and its order again. */
export function MarketTabs({ value, children }: MarketTabsProps) {
  const t = useText('market');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Tabs
      label={t('title')}
      items={tabs.map((tab) => ({ value: tab, label: t(`tabs.${tab}`) }))}
      value={value}
      onChange={(tab) => navigate({ pathname: paths[tab], search: String(search) }, { replace: true })}
    >
      {children}
    </Tabs>
  );
}
