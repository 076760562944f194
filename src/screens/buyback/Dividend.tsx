import { useSearchParams } from 'react-router-dom';
import { useBuybacks } from '../../api/queries/buyback';
import { useTradeRules } from '../../api/queries/trade';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinLoadables, loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { buybackHref } from '../hrefs';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';
import { BuybackOffers } from './BuybackOffers';
import { BuybackTender } from './BuybackTender';
import { Tenders } from './Tenders';

const tabs = ['offers', 'mine'] as const;
type Tab = (typeof tabs)[number];

const skeleton = (
  <Section>
    <SkeletonCards figure lines={3} />
  </Section>
);

/** `/common/dividend?tab=…`: share buybacks and the member's tenders. `?offer=…`: the tender form of one. */
export function Dividend() {
  const t = useText('buyback');
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(tabs, search.get('tab'));
  const id = search.get('offer');
  const back = useBack('/home/index');
  if (id !== null) return <Offer id={id} />;
  const topBar = (
    <>
      <TopBar title={t('title')} back={back} />
      <Tabs<Tab>
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
      />
    </>
  );
  return <Page topBar={topBar}>{tab === 'mine' ? <Tenders /> : <Offers />}</Page>;
}

function Offers() {
  const offers = useBuybacks();
  return (
    <Load from={offers} skeleton={skeleton}>
      {(data) => <BuybackOffers offers={data} />}
    </Load>
  );
}

function Offer({ id }: { id: string }) {
  const t = useText('buyback');
  const language = useLanguage();
  const offers = useBuybacks();
  const ready = joinLoadables([offers, useTradeRules()]);
  const offer = loadedData(offers)?.find((each) => each.id === id);
  const back = useBack('/common/dividend');
  const topBar = <TopBar title={offer?.name[language] ?? t('title')} back={back} />;
  if (ready.state === 'ready' && offer) {
    return <BuybackTender key={offer.id} offer={offer} rules={ready.data[1]} topBar={topBar} />;
  }
  const browse = (
    <LinkButton kind="quiet" href={buybackHref()}>
      {t('browse')}
    </LinkButton>
  );
  return (
    <Page topBar={topBar}>
      <Load from={ready} skeleton={skeleton}>
        {() => <Empty drawing="search" title={t('gone')} action={browse} />}
      </Load>
    </Page>
  );
}
