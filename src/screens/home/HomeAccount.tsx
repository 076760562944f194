import { Suspense } from 'react';
import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { Lazy } from '../../components/Lazy';
import { PartBoundary } from '../../components/PartBoundary/PartBoundary';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { lazyComponent } from '../../lib/lazyComponent';
import type { Loadable } from '../../lib/loadable';
import { useHideBalance } from '../../session/preferences';
import { AccountSummary } from '../../widgets/account/AccountSummary/AccountSummary';
import { AccountSummarySkeleton } from '../../widgets/account/AccountSummary/AccountSummarySkeleton';
import { RestrictionNotice } from '../../widgets/account/RestrictionNotice/RestrictionNotice';
import { Load } from '../../widgets/Load/Load';
import { Entrances } from './Entrances';
import { NextSteps } from './NextSteps';
import { useNextSteps } from './useNextSteps';

export interface HomeAccountProps {
  /** The member's account. */
  account: Loadable<ResponseOf<typeof account>>;
}

const course = lazyComponent(() => import('./AssetCourse'), 'AssetCourse');

/** Of the height of the course. */
const courseSkeleton = <SkeletonBlock height={346} />;

const summarySkeleton = <AccountSummarySkeleton>{courseSkeleton}</AccountSummarySkeleton>;

/** The member's assets, restrictions, main services, and the most useful next steps. */
export function HomeAccount({ account }: HomeAccountProps) {
  const [hidden, setHidden] = useHideBalance();
  const steps = useNextSteps(account);
  return (
    <>
      <NextSteps place="urgent" actions={steps?.urgent} hidden={hidden} />
      <Load from={account} skeleton={summarySkeleton}>
        {(member) => (
          <>
            {/* The next step contacts customer service. */}
            <RestrictionNotice restrictions={member.restrictions} />
            <AccountSummary balances={member} hidden={hidden} onHide={setHidden}>
              <PartBoundary>
                <Suspense fallback={courseSkeleton}>
                  <Lazy of={course} props={{}} />
                </Suspense>
              </PartBoundary>
            </AccountSummary>
          </>
        )}
      </Load>
      <Entrances />
      <NextSteps place="other" actions={steps?.other} hidden={hidden} />
    </>
  );
}
