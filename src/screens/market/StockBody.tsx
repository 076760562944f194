import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Position } from '../../api/contract/position';
import type { StockDetails } from '../../api/contract/stocks';
import { useHoldings } from '../../api/queries/holdings';
import { useTradingSession } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Section } from '../../components/Section/Section';
import { Tabs } from '../../components/Tabs/Tabs';
import { atPrice } from '../../domain/trade/atPrice';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { SessionLine } from '../../widgets/market/SessionLine/SessionLine';
import { StockPrice } from '../../widgets/market/StockPrice/StockPrice';
import { LazyPart } from '../LazyPart';
import { oneOf } from '../oneOf';
import { StockChart } from './StockChart';
import { StockQuoteAge } from './StockQuoteAge';
import { stockCaption } from './stockCaption';
import { heldPositions } from './stockHoldings';
import { type StockTab, stockTabs } from './stockTabs';

const ranges = lazyComponent(() => import('../../widgets/market/StockFacts/StockRanges'), 'StockRanges');
const figures = lazyComponent(() => import('./StockFigures'), 'StockFigures');
const board = lazyComponent(() => import('./StockBoard'), 'StockBoard');
const news = lazyComponent(() => import('./StockNews'), 'StockNews');
const company = lazyComponent(() => import('./StockCompany'), 'StockCompany');

const noHoldings: readonly Position[] = [];

/**
 * One stock: what it is and whether it is held, price and its age, and below it the chart, the order book, the news or the
 * company. The address has the chosen view.
 */
export function StockBody({ stock }: { stock: StockDetails }) {
  const t = useText('market');
  const holdings = loadedData(useHoldings(stock.symbol));
  const held = holdings && heldPositions(holdings);
  const caption = [
    stockCaption(t, stock, useLanguage()),
    ...(held?.length === 0 ? [t('stock:held.none')] : []),
  ].join(' · ');
  const [search, setSearch] = useSearchParams();
  const choose = (tab: StockTab) => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    setSearch(next, { replace: true });
  };
  const tab = oneOf(stockTabs, search.get('tab'));
  return (
    <>
      <StockPrice stock={stock} caption={caption}>
        <MarketState stock={stock} />
      </StockPrice>
      {stock.suspended && (
        <Section>
          <Banner tone="warning">{t('detail.suspended')}</Banner>
        </Section>
      )}
      <Tabs<StockTab>
        label={t('stock:tabs.label')}
        items={stockTabs.map((value) => ({ value, label: t(`stock:tabs.${value}`) }))}
        value={tab}
        onChange={choose}
        // The chart moves sideways.
        swipe={false}
      >
        {tab === 'chart' && <Trading stock={stock} />}
        {tab === 'board' && <LazyPart of={board} props={{ stock }} height={1200} />}
        {tab === 'news' && <LazyPart of={news} props={{ stock }} height={560} />}
        {tab === 'company' && <LazyPart of={company} props={{ stock }} height={1200} />}
      </Tabs>
    </>
  );
}

/** The ranges and the chart of a stock, the member's positions, and the trading day in figures. */
function Trading({ stock }: { stock: StockDetails }) {
  const holdings = useHoldings(stock.symbol);
  const rates = loadedData(useTradeRules());
  const known = loadedData(holdings) ?? noHoldings;
  const held = useMemo(
    () => known.map((position) => atPrice(position, stock.latestPrice, rates)),
    [known, stock.latestPrice, rates],
  );
  return (
    <>
      <LazyPart of={ranges} props={{ stock }} height={136} />
      <StockChart stock={stock} holdings={held} />
      <LazyPart of={figures} props={{ stock, holdings, held }} height={900} />
    </>
  );
}

/** Whether the market is open, and the age of the price. */
function MarketState({ stock }: { stock: StockDetails }) {
  const session = loadedData(useTradingSession());
  return (
    <>
      {session && <SessionLine {...session} />}
      <StockQuoteAge stock={stock} />
    </>
  );
}
