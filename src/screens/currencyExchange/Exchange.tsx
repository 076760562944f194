import { useSearchParams } from 'react-router-dom';
import { useCurrencyWallets } from '../../api/queries/currencyExchange';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { type Currency, currencies } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { usualCounterpart } from '../../domain/currencyExchange/currencyPairs';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { type ExchangeTab, exchangeTabs } from '../hrefs';
import { inPlace } from '../inPlace';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';
import { CurrencyBalances } from './CurrencyBalances';
import { ExchangeForm } from './ExchangeForm';
import { ExchangeRecords } from './ExchangeRecords';

/** `/user/exchange?tab=…&from=…&to=…`: exchanges currencies, and shows balances and past exchanges. */
export function Exchange() {
  const t = useText('currencyExchange');
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(exchangeTabs, search.get('tab'));
  const from = currencyOf(search.get('from')) ?? 'JPY';
  const pair = { from, to: currencyOf(search.get('to')) ?? usualCounterpart(from) };
  const wallets = useCurrencyWallets();
  const back = useBack('/user/usercenter');
  const topBar = (
    <>
      <TopBar title={t('title')} back={back} />
      <Tabs<ExchangeTab>
        label={t('title')}
        items={exchangeTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => setSearch({ ...Object.fromEntries(search), tab: next }, { replace: true })}
      />
    </>
  );
  if (tab === 'exchange' && wallets.state === 'ready') {
    return (
      <ExchangeForm
        pair={pair}
        onPair={(next) => setSearch({ tab, ...next }, inPlace)}
        wallets={wallets.data}
        topBar={topBar}
      />
    );
  }
  return (
    <Page topBar={topBar}>
      {tab === 'records' ? (
        <ExchangeRecords />
      ) : (
        <Load from={wallets} skeleton={tab === 'balances' ? balancesSkeleton : formSkeleton}>
          {(data) => <CurrencyBalances wallets={data} />}
        </Load>
      )}
    </Page>
  );
}

const currencyOf = (asked: string | null): Currency | undefined =>
  currencies.find((currency) => currency === asked);

const formSkeleton = (
  <>
    <SkeletonFigures facts={0} />
    <Section>
      <SkeletonForm fields={2} />
    </Section>
  </>
);

const balancesSkeleton = (
  <>
    <SkeletonFigures facts={0} />
    <Section bleed>
      <SkeletonRows count={10} />
    </Section>
  </>
);
