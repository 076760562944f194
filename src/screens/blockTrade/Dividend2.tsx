import { useSearchParams } from 'react-router-dom';
import { useBlockTradeOffers, useBlockTradeRules } from '../../api/queries/blockTrade';
import { useTradeRules } from '../../api/queries/trade';
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
import { blockTradeHref, blockTradeRecordsHref } from '../hrefs';
import { useBack } from '../useBack';
import { BlockTradeBid } from './BlockTradeBid';
import { BlockTradeOffers } from './BlockTradeOffers';

const skeleton = (
  <Section>
    <SkeletonCards figure lines={4} />
  </Section>
);

/** `/common/dividend2`: today's block trades. `?offer=…`: the bid form of one. */
export function Dividend2() {
  const t = useText('blockTrade');
  const language = useLanguage();
  const [search] = useSearchParams();
  const id = search.get('offer');
  const offers = useBlockTradeOffers();
  const ready = joinLoadables([offers, useBlockTradeRules(), useTradeRules()]);
  const offer = loadedData(offers)?.find((each) => each.id === id);
  const back = useBack(id === null ? '/home/index' : '/common/dividend2');
  const records = <BarLink href={blockTradeRecordsHref}>{t('records.short')}</BarLink>;
  const topBar = <TopBar title={offer?.name[language] ?? t('title')} back={back} trailing={records} />;
  if (ready.state === 'ready' && offer) {
    const [, rules, rates] = ready.data;
    return <BlockTradeBid key={offer.id} offer={offer} rules={rules} rates={rates} topBar={topBar} />;
  }
  return (
    <Page topBar={topBar}>
      <Load from={ready} skeleton={skeleton}>
        {([list, rules]) => (id === null ? <BlockTradeOffers offers={list} rules={rules} /> : <OfferGone />)}
      </Load>
    </Page>
  );
}

/** Offers change every trading day. The one in the address is not offered today. */
function OfferGone() {
  const t = useText('blockTrade');
  return (
    <Empty
      title={t('gone')}
      action={
        <LinkButton kind="quiet" href={blockTradeHref()}>
          {t('records.browse')}
        </LinkButton>
      }
    />
  );
}
