import { useFundRecords } from '../../api/queries/fundRecords';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { FundRecordRow } from '../../widgets/fundRecords/FundRecordRow/FundRecordRow';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { depositChannelsHref } from '../hrefs';
import { useBack } from '../useBack';
import { FundExport } from './FundExport';
import { FundFilters } from './FundFilters';
import { FundRecordSheet } from './FundRecordSheet';
import { useFundFilter } from './useFundFilter';

/** `/user/FundingDetails?kind=…&month=…&id=…`: all changes of the member's balances, and one of them in a sheet. */
export function FundingDetails() {
  const t = useText('fundRecords');
  const [filter, change] = useFundFilter();
  const { kind, month, id } = filter;
  const records = useFundRecords({ kind, month });
  const back = useBack('/user/usercenter');
  const topBar = (
    <>
      <TopBar
        title={t('records.title')}
        back={back}
        trailing={<FundExport filter={{ kind, month }} pages={loadedData(records)} />}
      />
      <FundFilters filter={filter} onChange={change} />
    </>
  );
  const filtered = kind !== null || month !== null;
  const showAll = (
    <Button kind="quiet" onClick={() => change({ kind: null, month: null })}>
      {t('records.showAll')}
    </Button>
  );
  const empty = filtered ? (
    <Empty drawing="search" title={t('records.noneFound')} action={showAll} />
  ) : (
    <Empty
      drawing="records"
      title={t('records.empty')}
      action={
        <LinkButton kind="quiet" href={depositChannelsHref}>
          {t('home:entrances.deposit')}
        </LinkButton>
      }
    >
      {t('records.emptyHint')}
    </Empty>
  );
  return (
    <Page topBar={topBar}>
      <Load from={records} skeleton={<SkeletonRows count={8} />}>
        {(pages) => (
          <PagedList
            key={`${kind}-${month}`}
            label={t('records.title')}
            pages={pages}
            keyOf={(record) => record.id}
            empty={empty}
          >
            {(record) => <FundRecordRow record={record} onOpen={() => change({ id: record.id })} />}
          </PagedList>
        )}
      </Load>
      {id !== null && <FundRecordSheet key={id} id={id} open onClose={() => change({ id: null })} />}
    </Page>
  );
}
