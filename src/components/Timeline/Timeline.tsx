import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';

/** Something that happened, or will. */
export interface TimelineEvent {
  /** Tells the events apart. */
  id: string;
  /** When, as it is to be read. */
  time: string;
  /** What, in a few words. */
  title: ReactNode;
  /** Figures or a reason. */
  detail?: ReactNode;
  /** `done` happened, `now` is where things stand, `ahead` is expected, `failed` ended badly. */
  state: 'done' | 'now' | 'ahead' | 'failed';
}

export interface TimelineProps {
  /** What it is the history of. */
  label: string;
  /** The earliest first. */
  events: readonly TimelineEvent[];
}

/** What has happened to one thing, from its beginning to where it stands, and what is still to come. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    // The role is said aloud: Safari drops it where list-style is none.
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
  grid-template-columns: ${rem(markSize)} minmax(0, 1fr);
  gap: ${rem(space.m)};
  padding-bottom: ${rem(space.l)};
  &:not(:last-child)::before {
    position: absolute;
    top: ${rem(markSize)};
    bottom: ${rem(-12)};
    left: ${rem(markSize / 2 - 1)};
    border-left: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')} ${color('hairline')};
    content: '';
  }
  &:last-child { padding-bottom: 0; }
`;

const Mark = styled.span<{ $state: State }>`
  z-index: 1;
  width: ${rem(markSize)};
  height: ${rem(markSize)};
  margin-top: ${rem(8)};
  border: 2px solid ${({ $state }) => ($state === 'ahead' ? color('outline') : markColor[$state])};
  border-radius: 50%;
  background: ${({ $state }) => markColor[$state]};
`;

const Words = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${rem(space.xs, space.s)};
  align-items: baseline;
`;

// The time stands beside it, or beneath where the words would be squeezed.
const Title = styled.span<{ $state: State }>`
  max-width: 100%;
  flex: 1 1 16ch;
  color: ${({ $state }) => color($state === 'ahead' ? 'inkTertiary' : $state === 'failed' ? 'danger' : 'ink')};
  font-weight: ${({ $state }) => ($state === 'now' ? fontWeight.bold : fontWeight.regular)};
  overflow-wrap: break-word;
`;

const Time = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
`;

const Detail = styled.div`
  flex-basis: 100%;
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;
