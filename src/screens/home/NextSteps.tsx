import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { useMemberProgress } from '../../api/queries/memberProgress';
import { useUnreadNotices } from '../../api/queries/notices';
import { usePositionsAtRisk } from '../../api/queries/positionsAtRisk';
import { useServerTime } from '../../api/useServerTime';
import { Button } from '../../components/Button/Button';
import { type NextAction, nextActions } from '../../domain/home/nextAction';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { type Loadable, loadedData } from '../../lib/loadable';
import { nextStepExpected } from '../../session/preferences';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { NextActionCard } from '../../widgets/home/NextActionCard/NextActionCard';
import { NextActionSkeleton } from '../../widgets/home/NextActionCard/NextActionSkeleton';
import { useOffered } from '../offered';
import { useServiceSheet } from '../support/useServiceSheet';
import { useSupportHours } from '../support/useSupportHours';
import { nextStepHref } from './nextStepHref';

export interface NextStepsProps {
  /** The member's account. */
  account: Loadable<ResponseOf<typeof account>>;
  /** Set to mask amounts, for use of the phone in public. */
  hidden: boolean;
}

/** Number of steps that are listed before the member asks for all. */
const firstSteps = 3;

/** The next steps for the member, the most urgent first. Renders nothing if there are none or they are unknown. */
export function NextSteps({ account, hidden }: NextStepsProps) {
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
  const actions = useServerTime((now) =>
    member && known
      ? nextActions({
          ...member,
          ...progress,
          now,
          mustRead: loadedData(notices)?.mustRead,
          atRisk: risks.map(({ position, left }) => ({
            id: position.id,
            name: position.name[language],
            left,
            latestPrice: position.latestPrice,
            liquidationPrice: position.liquidationPrice ?? '',
          })),
        }).filter((action) => action.kind === 'contactService' || offered(nextStepHref(action)))
      : [],
  );
  const { openService, serviceSheet } = useServiceSheet();
  const shown = actions.length > 0;

  useEffect(() => {
    if (known && member) nextStepExpected.write(shown);
  }, [known, member, shown]);

  if (!known)
    return nextStepExpected.read() ? (
      <Place>
        <NextActionSkeleton />
      </Place>
    ) : null;
  if (!shown) return null;
  return (
    <Place>
      <StepList actions={actions}>
        {(action) =>
          action.kind === 'contactService' ? (
            <NextActionCard action={action} onPress={openService} serviceHours={hours} />
          ) : (
            <NextActionCard action={action} href={nextStepHref(action)} hidden={hidden} />
          )
        }
      </StepList>
      {serviceSheet}
    </Place>
  );
}

/** The steps, of many the first ones with a button that shows all. A single one is no list. */
function StepList(props: { actions: readonly NextAction[]; children: (action: NextAction) => ReactNode }) {
  const { actions, children } = props;
  const t = useText('home');
  const [all, setAll] = useState(false);
  const [only, ...others] = actions;
  if (only && others.length === 0) return children(only);
  const listed = all ? actions : actions.slice(0, firstSteps);
  const more = actions.length - listed.length;
  return (
    <>
      <List role="list" aria-label={t('next.list')}>
        {listed.map((action) => (
          <li key={keyOf(action)}>{children(action)}</li>
        ))}
      </List>
      {more > 0 && (
        <Button kind="quiet" fullWidth onClick={() => setAll(true)}>
          {t('next.more', { n: more })}
        </Button>
      )}
    </>
  );
}

function keyOf(action: NextAction): string {
  if (action.kind === 'atRisk') return action.position.id;
  return action.kind === 'payIpo' ? action.payment.issueId : action.kind;
}

const List = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;

const Place = styled.div`
  display: grid;
  gap: ${units(space.s)};
  padding: ${units(space.m, space.l, 0)};
`;
