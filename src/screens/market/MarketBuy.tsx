import { useSearchParams } from 'react-router-dom';
import type { StockDetails } from '../../api/contract/stocks';
import type { TradeRules } from '../../api/contract/trade';
import { useStockDetail } from '../../api/queries/stocks';
import { useTradeRules } from '../../api/queries/trade';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import type { Side } from '../../domain/vocabulary';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { type Loadable, loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { useBack } from '../useBack';
import { OrderEntry } from './OrderEntry';

/** Stock and rules together: the form needs both before it can say what an order costs. */
function both(stock: Loadable<StockDetails>, rules: Loadable<TradeRules>) {
  if (stock.state !== 'ready') return stock;
  if (rules.state !== 'ready') return rules;
  return { ...stock, data: { stock: stock.data, rules: rules.data } };
}

/** `/market/marketBuy?symbol=…&side=long|short`: opens a position in a stock. */
export function MarketBuy() {
  const t = useText('trade');
  const language = useLanguage();
  const [search] = useSearchParams();
  const symbol = search.get('symbol') ?? '';
  const side: Side = search.get('side') === 'short' ? 'short' : 'long';
  const back = useBack('/market/market');
  const stock = useStockDetail(symbol);
  const ready = both(stock, useTradeRules());
  const name = loadedData(stock)?.name[language];
  const topBar = <TopBar title={name ?? t('order.title')} back={back} />;
  if (ready.state === 'ready') {
    return <OrderEntry key={symbol} {...ready.data} startSide={side} topBar={topBar} />;
  }
  return (
    <Page topBar={topBar}>
      <Load
        from={ready}
        skeleton={
          <>
            <SkeletonFigures facts={0} />
            <Section>
              <SkeletonForm fields={4} />
            </Section>
          </>
        }
      >
        {() => null}
      </Load>
    </Page>
  );
}
