'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** A past or expected event. */
export interface TimelineEvent {
  /** Unique id of the event. */
  id: string;
  /** The formatted time. */
  time: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Use for figures or a reason below the title. */
  detail?: ReactNode;
  /** `done` happened, `now` is the current state, `ahead` is expected, `failed` ended badly. */
  state: 'done' | 'now' | 'ahead' | 'failed';
}

export interface TimelineProps {
  /** What this is the history of, for screen readers. */
  label: string;
  /** The events, earliest first. */
  events: readonly TimelineEvent[];
}

/**
 * The history of one object, from its start to its current state, with what is still expected. For fixed stages use
 * `Steps`.
 */
export function Timeline({ label, events }: TimelineProps) {
  return (
    // Explicit role: Safari drops the list role when `list-style` is none.
    <Events role="list" aria-label={label}>
      {events.map(({ id, time, title, detail, state }) => (
        <Event key={id} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Mark $state={state} aria-hidden />
          <Words>
            <Title $state={state}>{title}</Title>
            <Time>{time}</Time>
            {detail && <Detail>{detail}</Detail>}
          </Words>
        </Event>
      ))}
    </Events>
  );
}

type State = TimelineEvent['state'];

const markColor: Record<State, string> = {
  done: color('success'),
  now: color('accent'),
  ahead: color('surface'),
  failed: color('danger'),
};

const markSize = 24;

const Events = styled.ol`
  display: grid;
  list-style: none;
`;

const Event = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  grid-template-columns: ${units(markSize)} minmax(0, 1fr);
  gap: ${units(space.m)};
  padding-bottom: ${units(space.l)};
  &:not(:last-child)::before {
    position: absolute;
    top: ${units(markSize)};
    bottom: ${units(-12)};
    left: ${units(markSize / 2 - 1)};
    border-left: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')} ${color('hairline')};
    content: '';
  }
  &:last-child { padding-bottom: 0; }
`;

const Mark = styled.span<{ $state: State }>`
  z-index: 1;
  width: ${units(markSize)};
  height: ${units(markSize)};
  margin-top: ${units(8)};
  border: 2px solid ${({ $state }) => ($state === 'ahead' ? color('outline') : markColor[$state])};
  border-radius: 50%;
  background: ${({ $state }) => markColor[$state]};
`;

const Words = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${units(space.xs, space.s)};
  align-items: baseline;
`;

// The time is next to the title, or below it when space is short.
const Title = styled.span<{ $state: State }>`
  max-width: 100%;
  flex: 1 1 16ch;
  color: ${({ $state }) => color($state === 'ahead' ? 'inkTertiary' : $state === 'failed' ? 'danger' : 'ink')};
  font-weight: ${({ $state }) => ($state === 'now' ? fontWeight.bold : fontWeight.regular)};
  overflow-wrap: break-word;
`;

const Time = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;

const Detail = styled.div`
  flex-basis: 100%;
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
