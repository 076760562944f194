'use client';
import { styled } from 'styled-components';
import { roundedHeight } from '../../theme/roundedHeight';
import { color, layer, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { menuSpace } from '../BottomMenu/menuSpace';
import { Button } from '../Button/Button';

export interface UndoBarProps {
  /** The action that can be undone; undefined when there is none. */
  message: string | undefined;
  /** The undo action as a verb: "Undo". */
  undoLabel: string;
  /** Called when undo is pressed. */
  onUndo: () => void;
  /** Set on screens with the bottom menu: the bar is placed above it. */
  menuBelow?: boolean;
}

/**
 * Reports an action and offers to undo it, without a time limit. Place it after the list to leave room below the last
 * row.
 *
 * Render it before there is a message, so that screen readers announce one.
 */
export function UndoBar({ message, undoLabel, onUndo, menuBelow = false }: UndoBarProps) {
  return (
    <>
      {message !== undefined && <BarSpace />}
      <Frame $menuBelow={menuBelow} role="status">
        {message !== undefined && (
          <Bar>
            <Message>{message}</Message>
            <Button kind="quiet" size="small" onClick={onUndo}>
              {undoLabel}
            </Button>
          </Bar>
        )}
      </Frame>
    </>
  );
}

const height = touchTarget + space.s;

const BarSpace = styled.div`
  height: ${units(height)};
`;

const Frame = styled.div<{ $menuBelow: boolean }>`
  position: fixed;
  right: 0;
  bottom: ${({ $menuBelow }) => ($menuBelow ? menuSpace : 0)};
  left: 0;
  z-index: ${layer.bar};
  width: var(--width);
  ${roundedHeight}
  margin-inline: auto;
  padding-bottom: ${({ $menuBelow }) => ($menuBelow ? 0 : 'var(--safe-bottom)')};
  background: ${color('surface')};
`;

const Bar = styled.div`
  display: flex;
  min-height: ${units(height)};
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.m)};
  padding: ${units(space.xs, space.l)};
  border-top: 1px solid ${color('hairline')};
`;

const Message = styled.p`
  min-width: 0;
`;
