import { useAccount } from '../../api/queries/account';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { NoticesLink } from '../NoticesLink';
import { MemberRestrictions } from '../sheets/service/MemberRestrictions';
import { MemberBalances } from './center/MemberBalances';
import { MemberEntrances } from './center/MemberEntrances';
import { MemberHead } from './center/MemberHead';

/**
 * `/user/usercenter`: who the member is, what restricts the account, every balance with its arithmetic, and the ways to
 * the member's money, records and settings. The ways are there whatever could not be loaded.
 */
export function UserCenter() {
  const t = useText('home');
  const account = useAccount();
  return (
    <Page menuBelow topBar={<TopBar title={t('account.title')} trailing={<NoticesLink />} />}>
      <Load from={account} skeleton={<MemberSkeleton />}>
        {(member) => (
          <>
            <MemberHead member={member} />
            <MemberRestrictions restrictions={member.restrictions} />
            <MemberBalances member={member} />
          </>
        )}
      </Load>
      <MemberEntrances member={loadedData(account)} />
    </Page>
  );
}

/** The layout of what comes: the member's row, the total, and a row for each balance. */
function MemberSkeleton() {
  return (
    <>
      <SkeletonRows count={1} />
      <SkeletonFigures facts={1} />
      <Section bleed>
        <SkeletonRows count={6} />
      </Section>
    </>
  );
}
