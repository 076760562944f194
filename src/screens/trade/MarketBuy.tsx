import { useSearchParams } from 'react-router-dom';
import { useStockDetail } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinLoadables, loadedData } from '../../lib/loadable';
import { inPlace } from '../inPlace';
import { LoadPage } from '../LoadPage';
import { NoSuchStock } from '../market/NoSuchStock';
import { useBack } from '../useBack';
import { OrderEntry } from './OrderEntry';

/** `/market/marketBuy?symbol=…&side=long|short`: opens a position in a stock. */
export function MarketBuy() {
  const t = useText('trade');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const symbol = search.get('symbol') ?? '';
  const side: Side = search.get('side') === 'short' ? 'short' : 'long';
  const back = useBack('/market/market');
  const stock = useStockDetail(symbol);
  // The form needs both to calculate the cost of an order.
  const ready = joinLoadables([stock, useTradeRules()]);
  const name = loadedData(stock)?.name[language];
  const topBar = <TopBar title={name ?? t('order.title')} back={back} />;
  const skeleton = (
    <>
      <SkeletonFigures facts={0} />
      <Section>
        <SkeletonForm fields={4} />
      </Section>
    </>
  );
  if (symbol === '') {
    return (
      <Page topBar={topBar}>
        <NoSuchStock />
      </Page>
    );
  }
  const missing = { refusal: 'productMissing', notice: <NoSuchStock /> } as const;
  return (
    <LoadPage topBar={topBar} from={ready} skeleton={skeleton} missing={missing}>
      {([details, rules]) => (
        <OrderEntry
          key={symbol}
          stock={details}
          rules={rules}
          startSide={side}
          onSide={(next) => setSearch({ symbol, side: next }, inPlace)}
          topBar={topBar}
        />
      )}
    </LoadPage>
  );
}
