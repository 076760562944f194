import { useLockUpRecords, useUnlockCalendar } from '../../api/queries/lockUp';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import type { InvestmentStatus } from '../../domain/products/productsVocabulary';
import { useText } from '../../i18n/useText';
import { joinLoadables } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { LockUpRecordCard } from '../../widgets/lockUp/LockUpRecordCard/LockUpRecordCard';
import { UnlockCalendar } from '../../widgets/lockUp/UnlockCalendar/UnlockCalendar';
import { FundRecordList } from '../products/FundRecordList';
import { ServerTime } from '../ServerTime';

const skeleton = (
  <Section>
    <SkeletonCards figure columns={1} lines={3} />
  </Section>
);

/** The member's lock-ups of one status. For those in progress, unlock days come first. */
export function LockUpRecords({ status }: { status: InvestmentStatus }) {
  const t = useText('lockUp');
  const ready = joinLoadables([useLockUpRecords(status), useUnlockCalendar()]);
  return (
    <Load from={ready} skeleton={skeleton}>
      {([pages, days]) => (
        <>
          {status === 'inProgress' && days.length > 0 && (
            <Section title={t('calendar.title')} bleed>
              <ServerTime>{(now) => <UnlockCalendar days={days} now={now} />}</ServerTime>
            </Section>
          )}
          <FundRecordList tab="lockUp" status={status} pages={pages}>
            {(record, href) => <LockUpRecordCard record={record} href={href} />}
          </FundRecordList>
        </>
      )}
    </Load>
  );
}
