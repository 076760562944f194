import { useState } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

/** How a dot moves with each duration. */
const transitions: Record<keyof typeof motion, string> = {
  fast: `transform ${motion.fast}ms ease-out`,
  slow: `transform ${motion.slow}ms ease-out`,
  flash: `transform ${motion.flash}ms ease-out`,
  wait: `transform 0s ${motion.wait}ms`,
};

export interface TrackProps {
  name: keyof typeof motion;
}

/** A dot that moves to the other end when it is pressed, as long as the duration. */
export function Track({ name }: TrackProps) {
  const [atEnd, setAtEnd] = useState(false);
  return (
    <Line
      type="button"
      aria-pressed={atEnd}
      aria-label={`Move with ${name}`}
      onClick={() => setAtEnd(!atEnd)}
    >
      <Dot $transition={transitions[name]} />
    </Line>
  );
}

const size = 32;

const Line = styled.button`
  display: block;
  width: 100%;
  padding: ${units(space.s)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.pill)};
  background: ${color('sunken')};
  cursor: pointer;
`;

const Dot = styled.span<{ $transition: string }>`
  display: block;
  width: 100%;
  height: ${units(size)};
  transition: ${({ $transition }) => $transition};

  &::before {
    display: block;
    width: ${units(size)};
    height: 100%;
    border-radius: 50%;
    background: ${color('accent')};
    content: '';
  }

  [aria-pressed='true'] > & {
    transform: translateX(calc(100% - ${units(size)}));
  }
`;
