import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { Tabs } from '../../components/Tabs/Tabs';
import { BarLink } from '../../components/TopBar/BarLink';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { ipoRecordsHref } from '../hrefs';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';
import { IpoDays } from './IpoDays';
import { IpoIssues } from './IpoIssues';

const views = ['subscribing', 'waiting', 'ended', 'calendar'] as const;
type View = (typeof views)[number];

/** `/market/subscribe?view=…`: new issues by subscription phase, and a calendar of their dates. */
export function Subscribe() {
  const t = useText('ipo');
  const [search, setSearch] = useSearchParams();
  const view = oneOf(views, search.get('view'));
  const back = useBack('/home/index');
  const records = <BarLink href={ipoRecordsHref}>{t('records.short')}</BarLink>;
  return (
    <Page topBar={<TopBar title={t('title')} back={back} trailing={records} />}>
      <Tabs<View>
        label={t('views')}
        items={views.map((value) => ({
          value,
          label: value === 'calendar' ? t('calendar.title') : t(`phase.${value}`),
        }))}
        value={view}
        onChange={(next) => setSearch({ view: next }, { replace: true })}
      >
        {view === 'calendar' ? <IpoDays /> : <IpoIssues phase={view} />}
      </Tabs>
    </Page>
  );
}
