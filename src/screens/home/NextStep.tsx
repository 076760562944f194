import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { useMemberProgress } from '../../api/queries/memberProgress';
import { useUnreadNotices } from '../../api/queries/notices';
import { usePositionsAtRisk } from '../../api/queries/positionsAtRisk';
import { nextAction } from '../../domain/nextAction';
import { useLanguage } from '../../i18n/useLanguage';
import { type Loadable, loadedData } from '../../lib/loadable';
import { nextStepExpected } from '../../session/preferences';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { NextActionCard } from '../../widgets/NextActionCard/NextActionCard';
import { NextActionSkeleton } from '../../widgets/NextActionCard/NextActionSkeleton';
import { useOffered } from '../offered';
import { useServiceSheet } from '../sheets/service/useServiceSheet';
import { useSupportHours } from '../useSupportHours';
import { nextStepHref } from './nextStepHref';

export interface NextStepProps {
  /** The member's account. */
  account: Loadable<ResponseOf<typeof account>>;
  /** Set to mask amounts, for use of the phone in public. */
  hidden: boolean;
}

/** The most useful next step for the member. Renders nothing if there is none or it is unknown. */
export function NextStep({ account, hidden }: NextStepProps) {
  const progress = useMemberProgress();
  const language = useLanguage();
  const notices = useUnreadNotices(language);
  const risks = usePositionsAtRisk();
  const member = loadedData(account);
  const hours = useSupportHours();
  const offered = useOffered();
  const known =
    account.state !== 'loading' &&
    notices.state !== 'loading' &&
    progress !== undefined &&
    risks !== 'loading';
  const action =
    member && known
      ? nextAction({
          ...member,
          ...progress,
          mustRead: loadedData(notices)?.mustRead,
          atRisk: risks.map(({ position, percent }) => ({
            ...{ id: position.id, name: position.name[language], percent },
            liquidationPrice: position.liquidationPrice ?? '',
          })),
        })
      : undefined;
  const { openService, serviceSheet } = useServiceSheet();
  const shown = action !== undefined && (action.kind === 'contactService' || offered(nextStepHref(action)));

  useEffect(() => {
    if (known && member) nextStepExpected.write(shown);
  }, [known, member, shown]);

  if (!known)
    return nextStepExpected.read() ? (
      <Place>
        <NextActionSkeleton />
      </Place>
    ) : null;
  if (!action || !shown) return null;
  return (
    <Place>
      {action.kind === 'contactService' ? (
        <NextActionCard action={action} onPress={openService} serviceHours={hours} />
      ) : (
        <NextActionCard action={action} href={nextStepHref(action)} hidden={hidden} />
      )}
      {serviceSheet}
    </Place>
  );
}

const Place = styled.div`
  padding: ${rem(space.m, space.l, 0)};
`;
