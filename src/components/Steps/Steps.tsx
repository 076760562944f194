'use client';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface Step {
  /** Text of the step. */
  label: string;
  /** Whether the step is done, current, upcoming or failed. */
  state: StepState;
  /** Use for the time, the reason or what to do, below the label. */
  note?: ReactNode;
}

export interface StepsProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** The steps from first to last. */
  steps: readonly Step[];
  /** The states in words, for screen readers. */
  stateLabels: Record<StepState, string>;
}

/**
 * Progress through fixed stages, from top to bottom: a withdrawal, what to do first. For dated events use `Timeline`.
 */
export function Steps({ label, steps, stateLabels }: StepsProps) {
  return (
    // Explicit role: Safari drops the list role when `list-style` is none.
    <List role="list" aria-label={label}>
      {steps.map((step, index) => (
        <Item key={step.label} aria-current={step.state === 'current' ? 'step' : undefined}>
          <Mark $state={step.state}>{mark(step.state, index + 1)}</Mark>
          <Words>
            <Label $state={step.state}>
              {step.label} <VisuallyHidden>{stateLabels[step.state]}</VisuallyHidden>
            </Label>
            {step.note && <Note>{step.note}</Note>}
          </Words>
        </Item>
      ))}
    </List>
  );
}

function mark(state: StepState, number: number) {
  if (state === 'done') return <Icon glyph={Check} size={32} />;
  if (state === 'failed') return <Icon glyph={X} size={32} />;
  return <span aria-hidden>{number}</span>;
}

const List = styled.ol``;

const markSize = 48;

const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${units(space.s)};
  padding-bottom: ${units(space.m)};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: ${units(markSize)};
    bottom: 0;
    left: ${units(markSize / 2)};
    border-left: 1px solid ${color('outline')};
  }
`;

const marks = {
  done: css`background: ${color('success')}; border-color: ${color('success')}; color: ${color('onAccent')};`,
  current: css`background: ${color('accent')}; border-color: ${color('accent')}; color: ${color('onAccent')};`,
  failed: css`background: ${color('danger')}; border-color: ${color('danger')}; color: ${color('onAccent')};`,
  upcoming: css`background: ${color('surface')}; border-color: ${color('outline')}; color: ${color('inkSecondary')};`,
};

const Mark = styled.span<{ $state: StepState }>`
  display: flex;
  flex: none;
  width: ${units(markSize)};
  height: ${units(markSize)};
  align-items: center;
  justify-content: center;
  border: 1px solid;
  border-radius: 50%;
  font-size: ${textSize('small')};
  ${({ $state }) => marks[$state]}
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: ${units(4)};
`;

const Label = styled.p<{ $state: StepState }>`
  color: ${({ $state }) => color($state === 'upcoming' ? 'inkSecondary' : 'ink')};
  font-weight: ${({ $state }) => ($state === 'current' ? fontWeight.bold : fontWeight.regular)};
`;

const Note = styled.div`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
