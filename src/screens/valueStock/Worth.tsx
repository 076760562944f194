import { useSearchParams } from 'react-router-dom';
import { useTradeRules } from '../../api/queries/trade';
import { useValueStocks } from '../../api/queries/valueStock';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { BarLink } from '../../components/TopBar/BarLink';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinLoadables, loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { valueStockOrdersHref, valueStocksHref } from '../hrefs';
import { useBack } from '../useBack';
import { ValueStockApply } from './ValueStockApply';
import { ValueStockOffers } from './ValueStockOffers';

const skeleton = (
  <Section>
    <SkeletonCards figure lines={3} />
  </Section>
);

/** `/home/worth`: today's value stocks. `?offer=…`: the application form of one. */
export function Worth() {
  const t = useText('valueStock');
  const language = useLanguage();
  const [search] = useSearchParams();
  const id = search.get('offer');
  const stocks = useValueStocks();
  const ready = joinLoadables([stocks, useTradeRules()]);
  const offer = loadedData(stocks)?.offers.find((each) => each.id === id);
  const back = useBack(id === null ? '/home/index' : '/home/worth');
  const orders = <BarLink href={valueStockOrdersHref}>{t('records.short')}</BarLink>;
  const topBar = <TopBar title={offer?.name[language] ?? t('title')} back={back} trailing={orders} />;
  if (ready.state === 'ready' && offer) {
    const [list, rules] = ready.data;
    return <ValueStockApply key={offer.id} offer={offer} list={list} rules={rules} topBar={topBar} />;
  }
  const browse = (
    <LinkButton kind="quiet" href={valueStocksHref()}>
      {t('records.browse')}
    </LinkButton>
  );
  return (
    <Page topBar={topBar}>
      <Load from={ready} skeleton={skeleton}>
        {([list]) =>
          id === null ? (
            <ValueStockOffers list={list} />
          ) : (
            <Empty drawing="search" title={t('gone')} action={browse} />
          )
        }
      </Load>
    </Page>
  );
}
