import { useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface CountdownProps {
  /** Where it ends, epoch ms by the server's clock. */
  until: number;
  /** The server's clock now, epoch ms; whoever shows the countdown lets it tick. */
  now: number;
  /** What is left, in words: from ms to "14:59" or "2 days". */
  format: (leftMs: number) => string;
  /** Called once when the end is reached while it is shown. */
  onEnd?: () => void;
}

/**
 * Time until something opens or becomes possible, by the server's clock. It informs and never presses: no colour, no
 * flashing. A timer for screen readers, which do not read every second of it.
 */
export function Countdown({ until, now, format, onEnd }: CountdownProps) {
  const left = Math.max(0, until - now);
  const ended = left === 0;
  const told = useRef(ended);
  const tell = useRef(onEnd);
  useEffect(() => {
    tell.current = onEnd;
  });
  useEffect(() => {
    if (ended && !told.current) tell.current?.();
    told.current = ended;
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
