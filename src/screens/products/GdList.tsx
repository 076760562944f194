import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { type InvestmentStatus, investmentStatuses } from '../../domain/products/productsVocabulary';
import { useText } from '../../i18n/useText';
import { CopyTradeRecord } from '../copyTrading/CopyTradeRecord';
import { CopyTradeRecords } from '../copyTrading/CopyTradeRecords';
import { type FundTab, fundTabs } from '../hrefs';
import { LockUpRecord } from '../lockUp/LockUpRecord';
import { LockUpRecords } from '../lockUp/LockUpRecords';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';

/**
 * `/gdindex/gdList?tab=…&status=…`: the member's copy trades and lock-ups, in progress and ended. `&id=…`: one of
 * them.
 */
export function GdList() {
  const [search] = useSearchParams();
  const tab = oneOf(fundTabs, search.get('tab'));
  const id = search.get('id');
  if (id === null) return <Records tab={tab} status={oneOf(investmentStatuses, search.get('status'))} />;
  return tab === 'lockUp' ? <LockUpRecord key={id} id={id} /> : <CopyTradeRecord key={id} id={id} />;
}

function Records({ tab, status }: { tab: FundTab; status: InvestmentStatus }) {
  const t = useText('products');
  const [, setSearch] = useSearchParams();
  const back = useBack(`/gdindex/gdindex?tab=${tab}`);
  const show = (next: { tab?: FundTab; status?: InvestmentStatus }) =>
    setSearch({ tab, status, ...next }, { replace: true });
  const List = tab === 'lockUp' ? LockUpRecords : CopyTradeRecords;
  return (
    <Page topBar={<TopBar title={t('mine.title')} back={back} />}>
      <Tabs<FundTab>
        label={t('mine.title')}
        items={fundTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => show({ tab: next })}
      >
        <Section>
          <SegmentedControl<InvestmentStatus>
            label={t('mine.status')}
            hideLabel
            segments={investmentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            value={status}
            onChange={(next) => show({ status: next })}
          />
        </Section>
        <List key={status} status={status} />
      </Tabs>
    </Page>
  );
}
