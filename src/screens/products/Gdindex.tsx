import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { Tabs } from '../../components/Tabs/Tabs';
import { BarLink } from '../../components/TopBar/BarLink';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { CopyTradeProduct } from '../copyTrading/CopyTradeProduct';
import { CopyTradeProducts } from '../copyTrading/CopyTradeProducts';
import { type FundTab, fundTabs, myFundsHref } from '../hrefs';
import { LockUpProduct } from '../lockUp/LockUpProduct';
import { LockUpProducts } from '../lockUp/LockUpProducts';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';

/** `/gdindex/gdindex?tab=…`: mentors to follow and lock-up products. `&product=…`: one of them with its form. */
export function Gdindex() {
  const [search] = useSearchParams();
  const tab = oneOf(fundTabs, search.get('tab'));
  const id = search.get('product');
  if (id === null) return <Products tab={tab} />;
  return tab === 'lockUp' ? <LockUpProduct key={id} id={id} /> : <CopyTradeProduct key={id} id={id} />;
}

function Products({ tab }: { tab: FundTab }) {
  const t = useText('products');
  const [, setSearch] = useSearchParams();
  const back = useBack('/home/index');
  const mine = <BarLink href={myFundsHref(tab)}>{t('mine.title')}</BarLink>;
  return (
    <Page topBar={<TopBar title={t('title')} back={back} trailing={mine} />}>
      <Tabs<FundTab>
        label={t('title')}
        items={fundTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
      >
        {tab === 'lockUp' ? <LockUpProducts /> : <CopyTradeProducts />}
      </Tabs>
    </Page>
  );
}
