import { useSearchParams } from 'react-router-dom';
import { useBlockTradeOffers, useBlockTradeRules } from '../../api/queries/blockTrade';
import { Page } from '../../components/Page/Page';
import { BarLink } from '../../components/TopBar/BarLink';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { bothReady } from '../../lib/bothReady';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { blockTradeRecordsHref } from '../hrefs';
import { useBack } from '../useBack';
import { BlockTradeBid } from './blockTrade/BlockTradeBid';
import { BlockTradeOffers } from './blockTrade/BlockTradeOffers';
import { BlockTradeSkeleton } from './blockTrade/BlockTradeSkeleton';

/** `/common/dividend2`: the blocks that are offered today; `?offer=…`: the bid for one of them. */
export function Dividend2() {
  const t = useText('blockTrade');
  const language = useLanguage();
  const [search] = useSearchParams();
  const id = search.get('offer');
  const offers = useBlockTradeOffers();
  const ready = bothReady(offers, useBlockTradeRules());
  const offer = loadedData(offers)?.find((each) => each.id === id);
  const back = useBack(id === null ? '/home/index' : '/common/dividend2');
  const records = <BarLink href={blockTradeRecordsHref}>{t('records.short')}</BarLink>;
  const topBar = <TopBar title={offer?.name[language] ?? t('title')} back={back} trailing={records} />;
  if (ready.state === 'ready' && offer) {
    return <BlockTradeBid key={offer.id} offer={offer} rules={ready.data.other} topBar={topBar} />;
  }
  return (
    <Page topBar={topBar}>
      <Load from={ready} skeleton={<BlockTradeSkeleton />}>
        {(data) => <BlockTradeOffers offers={id === null ? data.one : []} rules={data.other} />}
      </Load>
    </Page>
  );
}
