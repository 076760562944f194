import { useAccount } from '../../api/queries/account';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { NoticesLink } from '../notices/NoticesLink';
import { MemberRestrictions } from '../support/MemberRestrictions';
import { MemberBalances } from './MemberBalances';
import { MemberEntrances } from './MemberEntrances';
import { MemberHead } from './MemberHead';

/**
 * `/user/usercenter`: profile, restrictions, every balance with its calculation, and links to money, records and
 * settings.
 *
 * The links are shown even if the account could not be loaded.
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

/** Placeholder of the profile row, the total with its parts, and the tiles. */
function MemberSkeleton() {
  return (
    <>
      <SkeletonRows count={1} />
      <SkeletonFigures facts={0} />
      <Section bleed>
        <SkeletonBlock height={720} />
      </Section>
    </>
  );
}
