import { styled } from 'styled-components';
import { useAccount } from '../../api/queries/account';
import { Page } from '../../components/Page/Page';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { useHideBalance } from '../../session/preferences';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Load } from '../../widgets/Load/Load';
import { EntranceLinks } from '../home/EntranceLinks';
import { NextSteps } from '../home/NextSteps';
import { useNextSteps } from '../home/useNextSteps';
import { NoticesLink } from '../notices/NoticesLink';
import { MemberRestrictions } from '../support/MemberRestrictions';
import { MemberBalances } from './MemberBalances';
import { MemberEntrances } from './MemberEntrances';
import { MemberHead } from './MemberHead';
import { MemberTotal } from './MemberTotal';
import { moneyEntrances } from './moneyEntrances';

/**
 * `/user/usercenter`: urgent steps, profile, restrictions, the total, every balance with its calculation, and links to
 * money, records and settings.
 *
 * The links are shown even if the account could not be loaded.
 */
export function UserCenter() {
  const t = useText('home');
  const account = useAccount();
  const [hidden] = useHideBalance();
  const steps = useNextSteps(account);
  const member = loadedData(account);
  return (
    <Page menuBelow topBar={<TopBar title={t('account.title')} trailing={<NoticesLink />} />}>
      <NextSteps place="urgent" actions={steps?.urgent} hidden={hidden} />
      <Load from={account} skeleton={<MemberSkeleton />}>
        {(loaded) => (
          <>
            <MemberHead member={loaded} />
            <MemberRestrictions restrictions={loaded.restrictions} />
            <MemberTotal member={loaded} />
          </>
        )}
      </Load>
      <Actions>
        <EntranceLinks label={t('account:groups.money')} entrances={moneyEntrances} oneRow />
      </Actions>
      <Steps>
        <NextSteps place="other" actions={steps?.other} hidden={hidden} />
      </Steps>
      {member && <MemberBalances member={member} />}
      <MemberEntrances member={member} />
    </Page>
  );
}

const Actions = styled.div`
  padding: ${units(space.xs, space.s)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Steps = styled.div`
  &:not(:empty) { padding-bottom: ${units(space.m)}; }
`;

/** Placeholder of the profile row and the total. */
function MemberSkeleton() {
  return (
    <>
      <SkeletonRows count={1} />
      <SkeletonFigures facts={0} />
    </>
  );
}
