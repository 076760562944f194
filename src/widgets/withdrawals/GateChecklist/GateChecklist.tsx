'use client';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { css, styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { ListRow } from '../../../components/List/ListRow';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { WithdrawStepState } from '../../../domain/withdrawals/withdrawSteps';
import type { Text } from '../../../i18n/text';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type Gate, type GateName, gateStates } from './gateStates';

export interface GateChecklistProps {
  /** Progress of the member: `withdrawChecklist` of the domain. */
  steps: readonly WithdrawStepState[];
  /** Address of each step. Each step leads back to where it was needed. */
  hrefs: Record<GateName, string>;
  /** Set if a restriction of the account forbids withdrawals: no step is suggested, because none resolves it. */
  restricted?: boolean;
}

const tones: Record<Gate['state'], StatusTone> = {
  done: 'success',
  next: 'accent',
  toDo: 'neutral',
  waiting: 'neutral',
  blocked: 'neutral',
};

/**
 * The steps required before a withdrawal, in order: done, next, under review, or blocked by another step
 * (decision 23).
 */
export function GateChecklist({ steps, hrefs, restricted = false }: GateChecklistProps) {
  const t = useText('gates');
  return (
    // Explicit role: Safari drops the list role when `list-style` is none.
    <Gates role="list" aria-label={t('label')}>
      {gateStates(steps, restricted).map((gate, index) => (
        <ListRow
          key={gate.name}
          href={hrefs[gate.name]}
          leading={<Mark $state={gate.state}>{markOf(gate, index + 1)}</Mark>}
          title={<Title $state={gate.state}>{t(`steps.${gate.name}`)}</Title>}
          subtitle={noteOf(t, gate)}
          trailing={
            <Status tone={tones[gate.state]} value={gate.state}>
              {t(`states.${gate.state}`)}
            </Status>
          }
        />
      ))}
    </Gates>
  );
}

function markOf({ state }: Gate, number: number) {
  if (state === 'done') return <Icon glyph={Check} size={32} />;
  if (state === 'waiting') return <Icon glyph={Clock} size={32} />;
  return <span aria-hidden>{number}</span>;
}

function noteOf(t: Text<'gates'>, { state, first }: Gate): string | undefined {
  if (state === 'waiting') return t('waitingNote');
  const [step, ...others] = first;
  if (step === undefined) return undefined;
  return others.length > 0 ? t('blockedByAll') : t('blockedBy', { step: t(`steps.${step}`) });
}

const markSize = 48;

const Gates = styled.ol`
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
  > li + li::before {
    content: '';
    display: block;
    margin-left: ${units(space.l + markSize + space.s)};
    border-top: 1px solid ${color('hairline')};
  }
`;

const marks = {
  done: css`background: ${color('success')}; border-color: ${color('success')}; color: ${color('onAccent')};`,
  next: css`background: ${color('accent')}; border-color: ${color('accent')}; color: ${color('onAccent')};`,
  toDo: css`border-color: ${color('accent')}; color: ${color('accent')};`,
  waiting: css`background: ${color('sunken')}; border-color: ${color('outline')}; color: ${color('inkSecondary')};`,
  blocked: css`border-color: ${color('outline')}; color: ${color('inkSecondary')};`,
};

const Mark = styled.span<{ $state: Gate['state'] }>`
  display: flex;
  width: ${units(markSize)};
  height: ${units(markSize)};
  align-items: center;
  justify-content: center;
  border: 1px solid;
  border-radius: 50%;
  font-size: ${textSize('small')};
  ${({ $state }) => marks[$state]}
`;

const Title = styled.span<{ $state: Gate['state'] }>`
  color: ${({ $state }) => color($state === 'blocked' ? 'inkSecondary' : 'ink')};
  font-weight: ${({ $state }) => ($state === 'next' ? fontWeight.bold : fontWeight.regular)};
`;
