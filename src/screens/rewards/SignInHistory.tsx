import { useSignInRecords } from '../../api/queries/rewards';
import { Empty } from '../../components/Empty/Empty';
import { ListRow } from '../../components/List/ListRow';
import { Section } from '../../components/Section/Section';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { longNumber } from '../../widgets/longNumber';
import { PagedList } from '../../widgets/PagedList/PagedList';

/** Sign-ins and rewards, newest first. */
export function SignInHistory() {
  const formats = useFormats();
  const t = useText('rewards');
  return (
    <Section title={t('history.title')} bleed>
      <Load from={useSignInRecords()} skeleton={<SkeletonRows count={5} />}>
        {(pages) => (
          <PagedList
            label={t('history.title')}
            pages={pages}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            empty={
              <Empty drawing="records" title={t('history.empty')}>
                {t('history.emptyNote')}
              </Empty>
            }
          >
            {({ kind, at, scoreChange, amount, orderNumber }) => (
              <ListRow
                title={t(`history.${kind}`)}
                subtitle={
                  <>
                    {formats.dateTime(at)}
                    {orderNumber && <> · {longNumber(orderNumber)}</>}
                  </>
                }
                trailing={
                  kind === 'reward'
                    ? `${formats.signed(amount)} ${t('common:yen')}`
                    : t('history.points', { points: formats.signed(scoreChange, { decimals: 0 }) })
                }
              />
            )}
          </PagedList>
        )}
      </Load>
    </Section>
  );
}
