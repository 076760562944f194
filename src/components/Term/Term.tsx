import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { shadow } from '../../theme/shadow';
import { color, fontSize, fontWeight, layer, lineHeight, motion, radius, space } from '../../theme/tokens';

export interface TermProps {
  /** The word as it stands in the text. */
  children: string;
  /** What it means, in a sentence or two that a beginner understands. */
  explanation: ReactNode;
}

/**
 * A word of the trade that explains itself when it is tapped. Escape, a tap elsewhere or on the word closes it. Once
 * for each word of a screen, at its first place.
 */
export function Term({ children, explanation }: TermProps) {
  return (
    <Popover.Root>
      <Word>{children}</Word>
      <Popover.Portal>
        <Place sideOffset={8} collisionPadding={16}>
          <Popup>
            <Popover.Title render={<Title />}>{children}</Popover.Title>
            <Popover.Description render={<Text />}>{explanation}</Popover.Description>
          </Popup>
        </Place>
      </Popover.Portal>
    </Popover.Root>
  );
}

// The target is taller than the line it stands in, and takes no room there.
const Word = styled(Popover.Trigger)`
  position: relative;
  text-align: inherit;
  text-decoration: underline dotted ${color('outline')};
  text-underline-offset: 0.25em;
  cursor: help;
  &::after {
    position: absolute;
    inset: ${rem(-space.m)} ${rem(-space.xs)};
    content: '';
  }
`;

const Place = styled(Popover.Positioner)`
  z-index: ${layer.toast};
`;

const Popup = styled(Popover.Popup)`
  max-width: min(${rem(560)}, var(--available-width));
  padding: ${rem(space.m)};
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.card)};
  background: ${color('surface')};
  box-shadow: ${shadow('popup')};
  transition: opacity ${motion.fast}ms ease-out;
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
  &:focus-visible { outline: none; }
`;

const Title = styled.h3`
  margin-bottom: ${rem(space.xs)};
  font-size: ${rem(fontSize.body)};
  font-weight: ${fontWeight.bold};
`;

const Text = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: ${lineHeight.prose};
`;
