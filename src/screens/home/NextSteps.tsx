import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import type { NextAction } from '../../domain/home/nextAction';
import { useText } from '../../i18n/useText';
import { nextStepExpected } from '../../session/preferences';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { NextActionCard } from '../../widgets/home/NextActionCard/NextActionCard';
import { NextActionSkeleton } from '../../widgets/home/NextActionCard/NextActionSkeleton';
import { useServiceSheet } from '../support/useServiceSheet';
import { useSupportHours } from '../support/useSupportHours';
import { nextStepHref } from './nextStepHref';

export interface NextStepsProps {
  /** Where they are shown: urgent ones are above the balances. */
  place: 'urgent' | 'other';
  /** The next steps of this place, the most urgent first; undefined while they are unknown. */
  actions: readonly NextAction[] | undefined;
  /** Set to mask amounts, for use of the phone in public. */
  hidden: boolean;
}

/** Number of steps that are listed before the member asks for all. */
const firstSteps = { urgent: 2, other: 3 };

/** Next steps for the member. Renders nothing if there are none or they are unknown. */
export function NextSteps({ place, actions, hidden }: NextStepsProps) {
  const hours = useSupportHours();
  const { openService, serviceSheet } = useServiceSheet();
  if (!actions)
    return nextStepExpected.read() === place ? (
      <Place $place={place}>
        <NextActionSkeleton />
      </Place>
    ) : null;
  if (actions.length === 0) return null;
  return (
    <Place $place={place}>
      <StepList place={place} actions={actions}>
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

interface StepListProps {
  place: NextStepsProps['place'];
  actions: readonly NextAction[];
  children: (action: NextAction) => ReactNode;
}

/** The steps, of many the first ones with a button that shows all. A single one is no list. */
function StepList({ place, actions, children }: StepListProps) {
  const t = useText('home');
  const [all, setAll] = useState(false);
  const [only, ...others] = actions;
  if (only && others.length === 0) return children(only);
  const listed = all ? actions : actions.slice(0, firstSteps[place]);
  const more = actions.length - listed.length;
  return (
    <>
      <List role="list" aria-label={t(place === 'urgent' ? 'next.urgentList' : 'next.list')}>
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

const Place = styled.div<{ $place: NextStepsProps['place'] }>`
  display: grid;
  gap: ${units(space.s)};
  padding: ${units(space.m, space.l)};
  padding-bottom: ${({ $place }) => units($place === 'urgent' ? space.m : 0)};
`;
