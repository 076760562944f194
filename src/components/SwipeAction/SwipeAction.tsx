import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';

export interface SwipeActionProps {
  /** The deed, in a word or two: "Remove". */
  actionLabel: string;
  /** The deed with its object, for screen readers: "Remove 1010 Hinoki Kagaku". */
  actionName: string;
  glyph: LucideIcon;
  /** Must be possible to undo: it is done at once, without a question; offer the way back in a toast. */
  onAction: () => void;
  /** The row. */
  children: ReactNode;
}

/**
 * A row that uncovers one action when it is swept to the left. The browser's own scrolling moves it, so a sweep feels
 * as everywhere on this phone; by keyboard the action is the next stop after the row, and comes into sight there.
 */
export function SwipeAction({ actionLabel, actionName, glyph, onAction, children }: SwipeActionProps) {
  const track = useRef<HTMLDivElement>(null);
  const act = () => {
    track.current?.scrollTo({ left: 0 });
    onAction();
  };
  return (
    <Track ref={track}>
      <Content>{children}</Content>
      <Action type="button" aria-label={actionName} onClick={act}>
        <Icon glyph={glyph} size={32} />
        {actionLabel}
      </Action>
    </Track>
  );
}

const Track = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;

const Content = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
`;

const Action = styled.button`
  display: flex;
  flex: none;
  min-width: ${rem(160)};
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${rem(space.xs)};
  padding: ${rem(space.s)};
  background: ${color('danger')};
  color: ${color('onAccent')};
  font-size: ${rem(fontSize.small)};
  scroll-snap-align: end;
  &:focus-visible { outline: 2px solid ${color('onAccent')}; outline-offset: -4px; }
`;
