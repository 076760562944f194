import Star from 'lucide-react/icons/star';
import { useSearchParams } from 'react-router-dom';
import type { StockDetails } from '../../api/contract/stocks';
import { useStockDetail, useTradingSession } from '../../api/queries/stocks';
import { useStar } from '../../api/queries/watchlist';
import { useServerNow } from '../../api/useServerNow';
import { Banner } from '../../components/Banner/Banner';
import { IconButton } from '../../components/IconButton/IconButton';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { TopBar } from '../../components/TopBar/TopBar';
import { quoteMaxAgeMs } from '../../domain/marketReasons';
import { formatClock } from '../../format/dateTime';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { SessionLine } from '../../widgets/SessionLine/SessionLine';
import { StockFacts } from '../../widgets/StockFacts/StockFacts';
import { StockPrice } from '../../widgets/StockPrice/StockPrice';
import { orderHref } from '../hrefs';
import { useBack } from '../useBack';
import { StockChart } from './StockChart';

/** `/market/marketDetail?symbol=…`: one stock, its price, chart and day, and the ways to trade it. */
export function MarketDetail() {
  const [search] = useSearchParams();
  const symbol = search.get('symbol') ?? '';
  const stock = useStockDetail(symbol);
  const known = loadedData(stock);
  return (
    <Page
      topBar={<DetailBar stock={known} />}
      actions={known && !known.suspended && <TradeActions symbol={known.symbol} />}
    >
      <Load from={stock} skeleton={<SkeletonBlock height={900} />}>
        {(data) => <StockBody key={data.symbol} stock={data} />}
      </Load>
    </Page>
  );
}

function DetailBar({ stock }: { stock: StockDetails | undefined }) {
  const t = useText('market');
  const language = useLanguage();
  const back = useBack('/market/market');
  const star = useStar(stock?.exchange ?? '', stock?.symbol ?? '');
  return (
    <TopBar
      title={stock ? `${stock.name[language]} ${stock.code}` : t('title')}
      back={back}
      trailing={
        stock &&
        star.known && (
          <IconButton
            glyph={Star}
            pressed={star.starred}
            label={star.starred ? t('detail.unstar') : t('detail.star')}
            onClick={star.toggle}
          />
        )
      }
    />
  );
}

function TradeActions({ symbol }: { symbol: string }) {
  const t = useText('market');
  return (
    <>
      <LinkButton fullWidth kind="priceUp" href={orderHref(symbol, 'long')}>
        {t('detail.long')}
      </LinkButton>
      <LinkButton fullWidth kind="priceDown" href={orderHref(symbol, 'short')}>
        {t('detail.short')}
      </LinkButton>
    </>
  );
}

function StockBody({ stock }: { stock: StockDetails }) {
  const t = useText('market');
  const session = loadedData(useTradingSession());
  const now = useServerNow();
  const stale = !stock.suspended && session?.open === true && now - stock.quotedAt > quoteMaxAgeMs;
  return (
    <>
      <StockPrice stock={stock}>{session && <SessionLine {...session} />}</StockPrice>
      {stock.suspended && (
        <Section>
          <Banner tone="warning">{t('detail.suspended')}</Banner>
        </Section>
      )}
      {stale && (
        <Section>
          <Banner tone="warning">{t('stale', { time: formatClock(stock.quotedAt) })}</Banner>
        </Section>
      )}
      <StockChart stock={stock} />
      <Section>
        <StockFacts stock={stock} />
      </Section>
    </>
  );
}
