'use client';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

export interface CountdownProps {
  /** End of the countdown, epoch ms by the server's clock. */
  until: number;
  /** The server's clock now, epoch ms. The caller updates it every second. */
  now: number;
  /** Turns the remaining ms into words: "14:59" or "2 days". */
  format: (leftMs: number) => string;
  /** Use to refresh data: called once when the end is reached while shown. */
  onEnd?: () => void;
}

/**
 * The time until something opens or becomes possible. It informs without urging: no colour, no flashing.
 *
 * Uses the role `timer`, so screen readers do not read every second.
 */
export function Countdown({ until, now, format, onEnd }: CountdownProps) {
  const left = Math.max(0, until - now);
  const ended = left === 0;
  const hasEnded = useRef(ended);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (ended && !hasEnded.current) latestOnEnd.current?.();
    hasEnded.current = ended;
  }, [ended]);
  return (
    <Left role="timer" aria-live="off" dateTime={`PT${Math.ceil(left / 1000)}S`}>
      {format(left)}
    </Left>
  );
}

const Left = styled.time`
  white-space: nowrap;
`;
