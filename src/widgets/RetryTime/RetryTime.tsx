'use client';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText';
import { useSecondsLeft } from '../../lib/useSecondsLeft';
import { waitText } from '../waitText';

export interface RetryTimeProps {
  /** When the server allows the next try, in ms of `deviceNow` (`src/lib/deviceClock.ts`); undefined if it named no time. */
  retryAt: number | undefined;
}

/**
 * When the member can try again after too many requests, in words. Counts down.
 *
 * Uses the role `timer`, so screen readers do not read every second.
 */
export function RetryTime({ retryAt }: RetryTimeProps) {
  const t = useText('common');
  const seconds = useSecondsLeft(retryAt);
  return (
    <Line role="timer" aria-live="off">
      {waitText(t, retryAt === undefined ? undefined : seconds)}
    </Line>
  );
}

const Line = styled.span`
  display: block;
`;
