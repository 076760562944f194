'use client';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface Step {
  /** What happens, in a few words. */
  label: ReactNode;
  /** `done` happened, `current` happens now, `upcoming` is expected, `failed` was refused or ended badly. */
  state: StepState;
  /** The formatted time, or until when it is expected. */
  time?: string | undefined;
  /** Use for figures, a reason or what to do, below the label. */
  note?: ReactNode;
}

export interface StepsProps {
  /** What this is the course of, for screen readers. */
  label: string;
  /** The steps, earliest first. */
  steps: readonly Step[];
  /** The states in words, for screen readers. */
  stateLabels: Record<StepState, string>;
  /** Side by side, for a card. Shows neither times nor notes. */
  across?: boolean;
}

/** The course of one thing from its first step to its last: an application, an order, a withdrawal. */
export function Steps({ label, steps, stateLabels, across = false }: StepsProps) {
  const [List, Item] = across ? [Row, Cell] : [Column, Line];
  return (
    // Explicit role: Safari drops the list role when `list-style` is none.
    <List role="list" aria-label={label}>
      {steps.map(({ label: name, state, time, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity than their place
        <Item key={index} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark $state={state}>
            {state === 'done' && <Icon glyph={Check} size={32} />}
            {state === 'failed' && <Icon glyph={X} size={32} />}
          </Mark>
          <Words>
            <Label $state={state}>
              {name} <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
            </Label>
            {!across && time && <Time>{time}</Time>}
            {!across && note && <Note>{note}</Note>}
          </Words>
        </Item>
      ))}
    </List>
  );
}

const markSize = 40;

const Column = styled.ol`
  display: grid;
`;

/** With text this large, the labels do not fit side by side: the steps stack. */
const narrow = '@container (width < 18lh)';

const Row = styled.ol`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  font-size: ${textSize('caption')};
  line-height: ${lineHeight.tight};
`;

// The line leads from a step to the next one. It is dashed from the step that is not done.
const Line = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  grid-template-columns: ${units(markSize)} minmax(0, 1fr);
  gap: ${units(space.s)};
  padding-bottom: ${units(space.m)};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: ${units(markSize + 4)};
    bottom: ${units(-4)};
    left: ${units(markSize / 2 - 1)};
    border-left: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')} ${color('hairline')};
  }
  &:last-child { padding-bottom: 0; }
`;

const Cell = styled.li<{ $state: StepState }>`
  position: relative;
  display: flex;
  min-width: 0;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  gap: ${units(space.xs)};
  text-align: center;
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: ${units(markSize / 2 - 1)};
    right: calc(-50% + ${units(markSize / 2)});
    left: calc(50% + ${units(markSize / 2)});
    border-top: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')} ${color('hairline')};
  }
  ${narrow} {
    & {
      flex: 0 0 100%;
      flex-direction: row;
      text-align: left;
    }
    &:not(:first-child) { margin-top: ${units(space.s)}; }
    &:not(:last-child)::before { content: none; }
  }
`;

const marks = {
  done: css`border-color: ${color('success')}; background: ${color('success')}; color: ${color('onAccent')};`,
  current: css`border: ${units(10)} solid ${color('accent')};`,
  failed: css`border-color: ${color('danger')}; background: ${color('danger')}; color: ${color('onAccent')};`,
  upcoming: css`border-color: ${color('outline')};`,
};

const Mark = styled.span<{ $state: StepState }>`
  display: flex;
  flex: none;
  width: ${units(markSize)};
  height: ${units(markSize)};
  align-items: center;
  justify-content: center;
  border: 2px solid;
  border-radius: 50%;
  background: ${color('surface')};
  ${({ $state }) => marks[$state]}
`;

// The time is next to the label, or below it when space is short.
const Words = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${units(space.xs, space.s)};
  align-items: baseline;
`;

const labelColors = { done: 'ink', current: 'ink', upcoming: 'inkSecondary', failed: 'danger' } as const;

const Label = styled.span<{ $state: StepState }>`
  position: relative;
  max-width: 100%;
  flex: 1 1 16ch;
  color: ${({ $state }) => color(labelColors[$state])};
  font-weight: ${({ $state }) => ($state === 'current' ? fontWeight.bold : fontWeight.regular)};
  overflow-wrap: break-word;
`;

const Time = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;

const Note = styled.div`
  flex-basis: 100%;
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
