import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { useLeveragedPositions } from '../../api/queries/positionsAtRisk';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { lazyComponent } from '../../lib/lazyComponent';
import type { Loadable } from '../../lib/loadable';
import { useHideBalance } from '../../session/preferences';
import { AccountSummary } from '../../widgets/account/AccountSummary/AccountSummary';
import { AccountSummarySkeleton } from '../../widgets/account/AccountSummary/AccountSummarySkeleton';
import { RestrictionNotice } from '../../widgets/account/RestrictionNotice/RestrictionNotice';
import { Load } from '../../widgets/Load/Load';
import { LazyPart } from '../LazyPart';
import { Entrances } from './Entrances';
import { NextSteps } from './NextSteps';
import { useNextSteps } from './useNextSteps';

export interface HomeAccountProps {
  /** The member's account. */
  account: Loadable<ResponseOf<typeof account>>;
}

const course = lazyComponent(() => import('./AssetCourse'), 'AssetCourse');
const maintenance = lazyComponent(() => import('./HomeMaintenance'), 'HomeMaintenance');

/** In drawing units. */
const courseHeight = 346;
const maintenanceHeight = 152;

const summarySkeleton = (
  <AccountSummarySkeleton>
    <SkeletonBlock height={courseHeight} />
  </AccountSummarySkeleton>
);

/** The member's assets, maintenance ratio, restrictions, main services, and the most useful next steps. */
export function HomeAccount({ account }: HomeAccountProps) {
  const [hidden, setHidden] = useHideBalance();
  const steps = useNextSteps(account);
  const positions = useLeveragedPositions();
  return (
    <>
      <NextSteps place="urgent" actions={steps?.urgent} hidden={hidden} />
      <Load from={account} skeleton={summarySkeleton}>
        {(member) => (
          <>
            {/* The next step contacts customer service. */}
            <RestrictionNotice restrictions={member.restrictions} />
            <AccountSummary balances={member} hidden={hidden} onHide={setHidden}>
              <LazyPart of={course} props={{}} height={courseHeight} />
            </AccountSummary>
          </>
        )}
      </Load>
      {positions.length > 0 && <LazyPart of={maintenance} props={{ positions }} height={maintenanceHeight} />}
      <Entrances />
      <NextSteps place="other" actions={steps?.other} hidden={hidden} />
    </>
  );
}
