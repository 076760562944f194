import { useSearchParams } from 'react-router-dom';
import type { StockDetails } from '../../api/contract/stocks';
import { useBoard } from '../../api/queries/board';
import { useStockDetail } from '../../api/queries/market';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { AuctionExample } from '../../widgets/market/AuctionExample/AuctionExample';
import { BoardState } from '../../widgets/market/Board/BoardState';
import { stockHref } from '../hrefs';
import { isNoSuchStock } from '../isMissing';
import { useBack } from '../useBack';
import { NoSuchStock } from './NoSuchStock';

const boardHref = (symbol: string) => `${stockHref(symbol)}&tab=board`;

/**
 * `/market/auction?symbol=…`, beyond the specification: how an auction finds its one price, with an order of the reader. Nothing
 * is sent.
 */
export function Auction() {
  const t = useText('board');
  const [search] = useSearchParams();
  const symbol = search.get('symbol') ?? '';
  const stock = useStockDetail(symbol);
  const back = useBack(symbol === '' ? '/market/market' : boardHref(symbol).slice(1));
  return (
    <Page topBar={<TopBar title={t('example.open')} back={back} />}>
      {symbol === '' || isNoSuchStock(stock) ? (
        <NoSuchStock />
      ) : (
        <Load from={stock} skeleton={<SkeletonBlock height={1200} />}>
          {(data) => <Explained key={data.symbol} stock={data} />}
        </Load>
      )}
    </Page>
  );
}

function Explained({ stock }: { stock: StockDetails }) {
  const t = useText('board');
  const language = useLanguage();
  const { symbol, latestPrice, tickSize, limitUp, limitDown } = stock;
  return (
    <>
      <Section title={stock.name[language]}>
        <StateNow stock={stock} />
        <Link standalone href={boardHref(symbol)}>
          {t('title')}
        </Link>
      </Section>
      <Section>
        <AuctionExample lastPrice={latestPrice} tickSize={tickSize} limitUp={limitUp} limitDown={limitDown} />
      </Section>
    </>
  );
}

/** What the order book of the stock does now. The explanation does not wait for it. */
function StateNow({ stock: { symbol, tickSize } }: { stock: StockDetails }) {
  const board = loadedData(useBoard(symbol));
  return board ? <BoardState board={board} tickSize={tickSize} /> : null;
}
