'use client';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

export interface SwipeActionProps {
  /** The action in one or two words: "Remove". */
  actionLabel: string;
  /** The action with its object, for screen readers: "Remove 1010 Hinoki Kagaku". */
  actionName: string;
  /** Icon above the action's text. */
  glyph: LucideIcon;
  /** Runs at once, without a question. It must be reversible: offer an undo. */
  onAction: () => void;
  /** The row. */
  children: ReactNode;
}

/**
 * A row that reveals one action when swiped to the left.
 *
 * Uses the browser's own scrolling, so the swipe feels native. By keyboard the action follows the row in the tab
 * order and scrolls into view.
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
  min-width: ${units(160)};
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${units(space.xs)};
  padding: ${units(space.s)};
  background: ${color('danger')};
  color: ${color('onAccent')};
  font-size: ${textSize('small')};
  scroll-snap-align: end;
  &:focus-visible { outline: 2px solid ${color('onAccent')}; outline-offset: -4px; }
`;
